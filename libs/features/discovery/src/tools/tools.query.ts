import { ChoiceField } from '@capstan/kit';
import { FlagField } from '@capstan/platform-http';

export const TOOL_FORMATS = ['openai', 'claude', 'mcp', 'raw'] as const;
export const OPENAI_APIS = ['chat', 'responses'] as const;

export type ToolFormat = (typeof TOOL_FORMATS)[number];
export type OpenaiApi = (typeof OPENAI_APIS)[number];

/** Query of GET /v1/tools (docs/contract.md 4.5). */
export class ToolsQuery {
  @ChoiceField({
    description:
      '`openai`: function calling. `claude`: tool use. `mcp`: the result of `tools/list`. `raw`: complete data of each capability, including prices and result schemas.',
    choices: TOOL_FORMATS,
    default: 'raw',
  })
  format: ToolFormat = 'raw';

  @ChoiceField({
    description:
      'Only with `format=openai`: for Chat Completions (nested, the default) or for the Responses API (flat).',
    choices: OPENAI_APIS,
    optional: true,
  })
  api?: OpenaiApi;

  @FlagField({
    description:
      'Only with `openai` and `claude`: schemas in the subset that strict mode supports. An optional field may then be null, which counts as absent. A tool that the subset cannot express keeps its full schema.',
  })
  strict: boolean = false;
}
