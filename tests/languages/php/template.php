<html>
<?php use App\View; ?>
<?php if (allowed($user)): ?>
//        ^^^^^^^ call ?
  <b><?= e($user->name()) ?></b>
//       ^ call e
//                ^^^^ call ?
  <?php foreach (items() as $item): ?>
//               ^^^^^ call ?
    <li class="<?php echo css($item); ?>"><?= $item->title() ?></li>
//                        ^^^ call ?
//                                                   ^^^^^ call ?
  <?php endforeach; ?>
<?php else: ?>
  <?php function late() { ?> <i>text</i> <?php return e(1); } ?>
//               ^^^^ definition.function late arity:0..0
//                                                    ^ call e
<?php endif; ?>
<script>notPhp();</script>
<?php
function e($x) { return $x; }
//       ^ definition.function e arity:1..1
