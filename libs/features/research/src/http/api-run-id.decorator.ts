import { ApiParam } from '@nestjs/swagger';

/** Documents `{id}`. */
export const ApiRunId = (): MethodDecorator =>
  ApiParam({ name: 'id', description: 'Identifies the run', schema: { type: 'string', format: 'uuid' } });
