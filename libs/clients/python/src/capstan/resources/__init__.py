"""The resources: builds, research runs, companies, sites, keys."""
