import { ApiProperty } from '@nestjs/swagger';

/** Documentation of ValidationDetail. */
export class BuildValidationItem {
  @ApiProperty({
    type: 'array',
    items: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
    description: 'Where: `body`, `path` or `query`, then the field',
    example: ['body', 'prompt'],
  })
  loc: (string | number)[];

  @ApiProperty({ type: 'string', description: 'What is wrong', example: 'Field required' })
  msg: string;

  @ApiProperty({ type: 'string', description: 'Kind of error', example: 'missing' })
  type: string;
}

/** Body of status 422 on build routes (docs/contract.md 2.5). */
export class BuildValidationError {
  @ApiProperty({ type: BuildValidationItem, isArray: true, description: 'Every fault' })
  detail: BuildValidationItem[];
}
