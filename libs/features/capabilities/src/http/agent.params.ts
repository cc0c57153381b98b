import { ApiProperty } from '@nestjs/swagger';
import { StringField } from '@capstan/kit';
import { IsObject } from 'class-validator';

/** Body of POST /v1/agent (docs/contract.md 4.3). */
export class AgentParams {
  @StringField({ description: 'Name of the capability', minLength: 1, maxLength: 100, example: 'search' })
  capability: string;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'Parameters of that capability' })
  @IsObject()
  params: Record<string, unknown>;
}
