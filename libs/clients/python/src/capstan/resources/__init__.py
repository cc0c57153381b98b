"""What takes more than one call: builds, research runs, companies, sites, keys."""
