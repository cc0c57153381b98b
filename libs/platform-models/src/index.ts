/**
 * Language models behind one door, in waterfall order, through the Vercel AI SDK
 * (docs/adr/0015-language-models.md). Main type: {@link Models}.
 */
export type {
  AssistantMessage,
  DialogueMessage,
  ToolCall,
  ToolResult,
  ToolResultsMessage,
  UserMessage,
} from './dialogue.js';
export {
  type ModelAnswer,
  type ModelName,
  type ModelRequest,
  Models,
  type TokenUsage,
  type ToolDescription,
  type TurnAnswer,
  type TurnRequest,
  type TurnUsage,
} from './models.js';
export { modelsConfig } from './models.config.js';
export { type ModelFailure, ModelsError } from './models.error.js';
export { ModelsModule } from './models.module.js';
