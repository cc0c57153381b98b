/** Fakes for unit tests of any lib; never imported by product code. Main type: {@link FakeOutboundClient}. */
export { FakeOutboundClient, type ScriptedAnswer } from './fake-outbound.client.js';
export { pdfOf } from './pdf.js';
export { fixturesIn } from './fixtures-in.js';
export { jsonAnswer } from './json-answer.js';
export { type NameFault, type NameRecords, StandInNameServer } from './stand-in-name-server.js';
export { safetensorsOf, writeTinyModel } from './write-tiny-model.js';
export { silentOutbox } from './silent-outbox.js';
export {
  type ModelScript,
  type ScriptedCall,
  ScriptedModels,
  type ScriptedReply,
  type ScriptedTurn,
  slow,
  unavailable,
} from './scripted-models.js';
