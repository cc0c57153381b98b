import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** JSON of any shape; checked by tests. */
export type Json = ReturnType<typeof JSON.parse>;

/** The served OpenAPI document, against which responses and results are validated. */
export class ApiDocument {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(readonly document: Json) {
    addFormats.default(this.ajv);
    this.ajv.addSchema(document, 'api');
  }

  /** Resolves a reference; returns other values unchanged. */
  resolve(value: Json): Json {
    if (typeof value?.$ref !== 'string') return value;
    return this.at(value.$ref);
  }

  /** @param pointer `#/components/schemas/X`. @throws Error if it does not exist. */
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

  /** Validation errors of a value by the schema at a pointer; empty if it is valid. */
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

/** Segments as a JSON pointer. */
export const pointerTo = (...steps: string[]): string =>
  `#/${steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
