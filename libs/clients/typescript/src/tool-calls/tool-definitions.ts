/** JSON Schema of the parameters of a tool. */
export interface ToolSchema {
  type: 'object';
  [keyword: string]: unknown;
}

/** For `tools` of OpenAI's Chat Completions. */
export interface OpenAIChatTool {
  type: 'function';
  function: { name: string; description: string; parameters: Record<string, unknown>; strict?: boolean };
}

/** For `tools` of OpenAI's Responses API. */
export interface OpenAIResponsesTool {
  type: 'function';
  name: string;
  description: string;
  parameters: Record<string, unknown>;
  strict: boolean;
}

/** For `tools` of Anthropic's Messages API. */
export interface ClaudeTool {
  name: string;
  description: string;
  input_schema: ToolSchema;
  strict?: boolean;
}

/** The result of `tools/list` of the Model Context Protocol. */
export interface McpTools {
  tools: McpTool[];
}

export interface McpTool {
  name: string;
  title?: string;
  description?: string;
  inputSchema: ToolSchema;
  outputSchema?: ToolSchema;
  annotations?: Record<string, unknown>;
}

/** The full description of each capability. */
export interface RawTools {
  tools: RawTool[];
}

export interface RawTool {
  name: string;
  description: string;
  [field: string]: unknown;
}

/** The type of the definitions in each format. */
export interface ToolFormats {
  openai: OpenAIChatTool[];
  claude: ClaudeTool[];
  mcp: McpTools;
  raw: RawTools;
}

/** Variants of the vendor formats. */
export interface ToolOptions {
  /** With `openai`: for Chat Completions, or for the Responses API. */
  api?: 'chat' | 'responses' | undefined;
  /** With `openai` and `claude`: schemas for strict mode. */
  strict?: boolean | undefined;
}
