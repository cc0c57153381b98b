import type { Field } from '../schema/field.js';

/** Describes the fields of an object to a model, one line for each value: `offers.0.price (number)`. */
export function wantedLines(fields: readonly Field[], prefix = ''): string[] {
  return fields.flatMap((field): string[] => {
    const path = prefix + field.name;
    switch (field.type) {
      case 'object':
        return wantedLines(field.fields, `${path}.`);
      case 'array':
        return wantedLines([{ ...field.items, name: '0' }], `${path}.`);
      default: {
        const kind = field.choices ? `one of ${field.choices.join(' | ')}` : (field.format ?? field.type);
        return [`${path} (${kind})`];
      }
    }
  });
}
