import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiEnvelope } from '@capstan/platform-http';
import { CapabilityRegistry } from '../registry/capability-registry.js';
import { CapabilitiesResult } from './capabilities.result.js';

/** The price list. */
@ApiTags('Discovery')
@Controller('v1/capabilities')
export class CapabilitiesController {
  constructor(private readonly registry: CapabilityRegistry) {}

  @Get()
  @ApiOperation({
    operationId: 'listCapabilities',
    summary: 'Capabilities, prices and providers',
    description: 'What this deployment offers, what it costs, and which providers stand behind it.',
  })
  @ApiEnvelope(CapabilitiesResult)
  list(): CapabilitiesResult {
    return {
      capabilities: this.registry.all().map(({ definition, credits, providers }) => {
        const listed = providers.map(({ info, provider }) => ({
          name: info.name,
          title: info.title,
          configured: provider.isConfigured(),
        }));
        return {
          name: definition.name,
          title: definition.title,
          summary: definition.summary,
          path: `/v1/${definition.path}`,
          credits: typeof credits === 'number' ? { default: credits } : { ...credits },
          available: listed.some(({ configured }) => configured),
          providers: listed,
        };
      }),
    };
  }
}
