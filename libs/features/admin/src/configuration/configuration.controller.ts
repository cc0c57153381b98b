import { Get, Inject } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { CONFIG_VARIABLES, type ConfigVariable } from '@capstan/platform-core';
import { ApiEnvelope } from '@capstan/platform-http';
import { AdminController } from '../admin-controller.decorator.js';
import { ConfigurationResult } from './configuration.result.js';

/** The configuration in force. */
@AdminController('config')
export class ConfigurationController {
  constructor(@Inject(CONFIG_VARIABLES) private readonly variables: readonly ConfigVariable[]) {}

  @Get()
  @ApiOperation({
    operationId: 'adminGetConfig',
    summary: 'Configuration in force',
    description:
      'Every variable of the configuration as the answering process read it at its start. Secrets and credentials in URLs are not shown.',
  })
  @ApiEnvelope(ConfigurationResult)
  read(): ConfigurationResult {
    return {
      variables: this.variables.map(({ isSecret, ...variable }) => ({ ...variable, secret: isSecret })),
    };
  }
}
