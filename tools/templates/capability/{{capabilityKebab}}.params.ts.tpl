import { StringField } from '@capstan/kit';

/** Parameters of `{{capabilitySnake}}`. */
export class {{capabilityPascal}}Params {
  @StringField({
    description: 'The text to send.',
    minLength: 1,
    maxLength: 2000,
    pattern: /\S/,
    example: 'Hello',
  })
  text: string;
}
