import { ApiParam } from '@nestjs/swagger';

/** Documents `{id}`. */
export const ApiJobId = (): MethodDecorator =>
  ApiParam({ name: 'id', description: 'Identifies the job', schema: { type: 'string', format: 'uuid' } });
