/**
 * Names of attributes, from the semantic conventions of OpenTelemetry 1.38 where they have one: HTTP, messaging,
 * generative AI and MCP. Ours begin with `capstan.`. Attributes are names, counts and ids of calls: never prompts,
 * bodies, paths, addresses, accounts or secrets.
 */
export const NAMES = {
  errorType: 'error.type',
  http: {
    method: 'http.request.method',
    route: 'http.route',
    status: 'http.response.status_code',
  },
  genAi: {
    operation: 'gen_ai.operation.name',
    provider: 'gen_ai.provider.name',
    model: 'gen_ai.request.model',
    inputTokens: 'gen_ai.usage.input_tokens',
    outputTokens: 'gen_ai.usage.output_tokens',
    tool: 'gen_ai.tool.name',
  },
  mcp: { method: 'mcp.method.name' },
  messaging: {
    operation: 'messaging.operation.type',
    destination: 'messaging.destination.name',
    message: 'messaging.message.id',
  },
  service: { name: 'service.name', namespace: 'service.namespace', instance: 'service.instance.id' },
  capstan: {
    requestId: 'capstan.request_id',
    capability: 'capstan.capability',
    provider: 'capstan.provider',
    outcome: 'capstan.outcome',
    credits: 'capstan.credits',
    isReplayed: 'capstan.replayed',
    generation: 'capstan.job.generation',
    isLeaseLost: 'capstan.job.lease_lost',
    step: 'capstan.step',
    item: 'capstan.job.item',
    handler: 'capstan.event.handler',
    maintenance: 'capstan.maintenance',
  },
} as const;

/** Values of `gen_ai.operation.name`. */
export const GEN_AI = { chat: 'chat', executeTool: 'execute_tool' } as const;

/** Values of `gen_ai.provider.name` by the names in `LLM_PROVIDERS`; others are their own. */
export const GEN_AI_PROVIDERS: Readonly<Record<string, string>> = {
  openai: 'openai',
  anthropic: 'anthropic',
};
