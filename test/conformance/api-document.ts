import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** JSON of whatever shape; tests check it. */
export type Json = ReturnType<typeof JSON.parse>;

/** The served OpenAPI document, as the yardstick of answers and results. */
export class ApiDocument {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(readonly document: Json) {
    addFormats.default(this.ajv);
    this.ajv.addSchema(document, 'api');
  }

  /** What a reference leads to; anything else is given back as it is. */
  resolve(value: Json): Json {
    if (typeof value?.$ref !== 'string') return value;
    return this.at(value.$ref);
  }

  /** @param pointer `#/components/schemas/X`. @throws Error when nothing is there. */
  at(pointer: string): Json {
    const found = pointer
      .slice(2)
      .split('/')
      .reduce(
        (place: Json, step) => place?.[step.replaceAll('~1', '/').replaceAll('~0', '~')],
        this.document,
      );
    if (found === undefined) throw new Error(`the document has nothing at ${pointer}`);
    return this.resolve(found);
  }

  /** What is wrong with a value by the schema at a pointer; empty when it fits. */
  faults(pointer: string, value: unknown): string[] {
    let validate = this.compiled.get(pointer);
    if (!validate) {
      this.at(pointer);
      validate = this.ajv.compile({ $ref: `api${pointer}` });
      this.compiled.set(pointer, validate);
    }
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
  }
}

/** Steps as a JSON pointer. */
export const pointerTo = (...steps: string[]): string =>
  `#/${steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
