import { type Type, applyDecorators } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiEnvelope } from '@capstan/platform-http';

/** Documents a route of the console: the types of its pages are generated from the results. */
export const ConsoleAnswer = (operationId: string, summary: string, data: Type): MethodDecorator =>
  applyDecorators(ApiOperation({ operationId, summary }), ApiEnvelope(data));
