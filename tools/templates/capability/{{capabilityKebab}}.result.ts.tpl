import { ResultField } from '@capstan/kit';

/** `data` of `{{capabilitySnake}}`. */
export class {{capabilityPascal}}Result {
  @ResultField({
    description: 'Response of the upstream; may be empty.',
    type: 'string',
    example: 'What the upstream made of it.',
  })
  text: string;
}
