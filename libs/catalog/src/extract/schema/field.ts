/** A field that is wanted of a page: plain data, as it is sent to reading threads. */
export type Field = ScalarField | ObjectField | ListField;

interface NamedField {
  name: string;
}

export const SCALAR_TYPES = ['string', 'number', 'integer', 'boolean'] as const;

export type ScalarType = (typeof SCALAR_TYPES)[number];

export interface ScalarField extends NamedField {
  type: ScalarType;
  /** `date`, `date-time`, `uri`, `email`; null for others. */
  format: string | null;
  /** The allowed values; null: any. */
  choices: readonly string[] | null;
  /** Unit in which a number is wanted, from the name (`weight_kg`); null: as stated. */
  unit: string | null;
}

export interface ObjectField extends NamedField {
  type: 'object';
  fields: Field[];
}

export interface ListField extends NamedField {
  type: 'array';
  items: Field;
}
