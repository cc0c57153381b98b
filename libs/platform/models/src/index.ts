/**
 * Language models behind one interface, in waterfall order, through the Vercel AI SDK
 * (docs/adr/0015-language-models.md). Main type: {@link Models}.
 */
export type {
  AssistantMessage,
  DialogueMessage,
  ToolCall,
  ToolResult,
  ToolResultsMessage,
  UserMessage,
} from './contract/dialogue.js';
export { modelCallOperation, type ObservedModelCall } from './waterfall/model-call-operation.js';
export {
  type ModelAnswer,
  type ModelName,
  type ModelRequest,
  Models,
  type ToolDescription,
  type TurnAnswer,
  type TurnRequest,
} from './contract/models.js';
export type { ModelUsage, TokenUsage } from './contract/usage.js';
export { modelsConfig } from './models.config.js';
export { type ModelFailure, ModelsError } from './contract/models.error.js';
export { MODELS_CLOCK, ModelsModule } from './models.module.js';
export { ModelCallError } from './contract/model-call.error.js';
