/**
 * Language models behind one door, in waterfall order, through the Vercel AI SDK
 * (docs/adr/0015-language-models.md). Main type: {@link Models}.
 */
export { type ModelAnswer, type ModelRequest, Models, type TokenUsage } from './models.js';
export { modelsConfig } from './models.config.js';
export { type ModelFailure, ModelsError } from './models.error.js';
export { ModelsModule } from './models.module.js';
