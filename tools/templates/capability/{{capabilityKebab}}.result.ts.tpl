import { ResultField } from '@capstan/kit';

/** `data` of `{{capabilitySnake}}`. */
export class {{capabilityPascal}}Result {
  @ResultField({
    description: 'What the upstream answered; empty when it had nothing to say.',
    type: 'string',
    example: 'What the upstream made of it.',
  })
  text: string;
}
