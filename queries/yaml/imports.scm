; YAML has no imports; tools that include files each write it in their own way.
