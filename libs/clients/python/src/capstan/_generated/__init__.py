"""Generated from the OpenAPI document: `npm run clients:generate`."""
