import { ResultField } from '@capstan/kit';

/** A provider of a capability. */
export class CapabilityProviderResult {
  @ResultField({ type: 'string', description: 'Name in providers_tried', example: 'searxng' })
  name: string;

  @ResultField({ type: 'string', description: 'Title', example: 'SearXNG' })
  title: string;

  @ResultField({ type: 'boolean', description: 'Whether this deployment has the settings it needs' })
  configured: boolean;
}

/** A capability with price and availability. */
export class CapabilityResult {
  @ResultField({ type: 'string', description: '`capability` in /v1/agent', example: 'search' })
  name: string;

  @ResultField({ type: 'string', description: 'Title', example: 'Search the web' })
  title: string;

  @ResultField({
    type: 'string',
    description: 'What it does, in one sentence',
    example: 'Searches the web, news or academic sources.',
  })
  summary: string;

  @ResultField({ type: 'string', description: 'Its own route', example: '/v1/search' })
  path: string;

  @ResultField({
    type: 'object',
    description: 'Credits per successful call, by mode; `default` if there are no modes',
    example: { default: 1 },
  })
  credits: Record<string, number>;

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'What the price is for, where a call may deliver several; null: for the call',
    example: null,
  })
  credits_per: string | null;

  @ResultField({ type: 'boolean', description: 'Whether any provider is configured' })
  available: boolean;

  @ResultField({ of: () => CapabilityProviderResult, list: true, description: 'In waterfall order' })
  providers: CapabilityProviderResult[];
}

/** `data` of GET /v1/capabilities. */
export class CapabilityListResult {
  @ResultField({ of: () => CapabilityResult, list: true, description: 'Capabilities of this deployment' })
  capabilities: CapabilityResult[];
}
