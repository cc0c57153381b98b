import { Transform } from 'class-transformer';

/** Accepts a text in any case. */
export const LowerCase = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value));
