/** `enrich_company` → `enrichCompany`. */
export const methodNameOf = (name) => name.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** `#/components/schemas/SearchParams` → `SearchParams`. */
export const typeNameOf = (reference) => reference.split('/').at(-1);
