# --- path: values.tfvars ---
region = "eu"
# <- definition.key region
sizes = {
# <- definition.key sizes
  small = 1
}
