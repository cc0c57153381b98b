/** Metadata key in which @nestjs/swagger stores the options of `@ResultField`. */
const FIELD_NAMES = 'swagger/apiModelPropertiesArray';
const FIELD = 'swagger/apiModelProperties';

/** A text field with such a name is a URL, even if its description does not say so. */
const ADDRESS = /^(.*_)?url$/;

export type ResultClass = abstract new () => object;

/** One field of a result class, as described by its decorator. */
export interface ResultFieldInfo {
  name: string;
  /** `string`, `integer`, `number`, `boolean`, `object`, or the class of a nested object. */
  type: string | ResultClass;
  isList: boolean;
  isRequired: boolean;
  isNullable: boolean;
  choices: readonly string[] | undefined;
  format: string | undefined;
  example: unknown;
}

interface FieldSchema {
  type?: unknown;
  isArray?: boolean;
  required?: boolean;
  nullable?: boolean;
  enum?: string[];
  example?: unknown;
  format?: string;
}

/** The fields of a result class, in the order of declaration. */
export function resultFieldsOf(type: ResultClass): ResultFieldInfo[] {
  const prototype = type.prototype as object;
  const names = (Reflect.getMetadata(FIELD_NAMES, prototype) ?? []) as string[];
  return names.map((entry) => {
    const name = entry.replace(/^:/, '');
    const schema = (Reflect.getMetadata(FIELD, prototype, name) ?? {}) as FieldSchema;
    return {
      name,
      // Scalars are named; classes are given as functions, so that files may refer to each other.
      type: typeof schema.type === 'function' ? (schema.type as () => ResultClass)() : String(schema.type),
      isList: schema.isArray === true,
      isRequired: schema.required !== false,
      isNullable: schema.nullable === true,
      choices: schema.enum,
      format: schema.format ?? (schema.type === 'string' && ADDRESS.test(name) ? 'uri' : undefined),
      example: schema.example,
    };
  });
}

/** The class itself and every class nested in it, each once, outermost first. */
export function classesIn(type: ResultClass, found: ResultClass[] = []): ResultClass[] {
  if (found.includes(type)) return found;
  found.push(type);
  for (const field of resultFieldsOf(type)) {
    if (typeof field.type !== 'string') classesIn(field.type, found);
  }
  return found;
}
