/**
 * Files of small models: their list, their copies in the bucket, and the fetcher that copies those to this machine
 * (docs/adr/0047-object-storage.md). Main type: {@link ModelFetcher}.
 */
export { filesOfModel, type ModelState } from './local-files.js';
export { MODEL_FILES, type ModelCatalog, type ModelFile, type ModelFiles } from './model-files.js';
export { LOCAL_MODELS, ModelFetcher } from './fetching/model-fetcher.js';
export { sha256OfFile } from './sha256-of-file.js';
export { DamagedModelError } from './stored-models/damaged-model.error.js';
export { MODEL_OBJECTS, StoredModels, hasModel } from './stored-models/stored-models.js';
export { WeightsModule } from './weights.module.js';
