/**
 * Language models behind one door, in waterfall order, through the Vercel AI SDK. Main type: {@link Models}.
 */
export { type ModelAnswer, type ModelRequest, Models, type TokenUsage } from './models.js';
export { type ModelFailure, ModelsError } from './models.error.js';
