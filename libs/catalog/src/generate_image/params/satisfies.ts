import { type ValidationArguments, registerDecorator } from 'class-validator';

/**
 * A validation rule over several fields, whose error is reported at this one. It does not run for an optional field
 * that is absent.
 * @param faultOf returns the error; undefined if valid. Other fields may not be valid yet.
 */
export function Satisfies(faultOf: (params: never) => string | undefined): PropertyDecorator {
  const fault = (params: object): string | undefined => {
    try {
      return faultOf(params as never);
    } catch {
      // Another field is of the wrong type, and is reported there.
      return undefined;
    }
  };
  return (target, propertyName) => {
    registerDecorator({
      name: 'satisfies',
      target: target.constructor,
      propertyName: String(propertyName),
      options: { message: ({ object }: ValidationArguments) => fault(object) ?? '' },
      validator: {
        validate: (_: unknown, args?: ValidationArguments) => !args || fault(args.object) === undefined,
      },
    });
  };
}
