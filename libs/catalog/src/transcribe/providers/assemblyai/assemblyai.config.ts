import { defineConfig, envInteger, envSecret, envTextOr, envUrlOr } from '@capstan/kit';

/** Credentials and URL of AssemblyAI, and the polling interval for a result. */
export const assemblyaiConfig = defineConfig(
  'transcription:assemblyai',
  {
    ASSEMBLYAI_API_KEY: envSecret('API key of AssemblyAI'),
    ASSEMBLYAI_BASE_URL: envUrlOr(
      'https://api.assemblyai.com',
      'Address of AssemblyAI; https://api.eu.assemblyai.com keeps data in the EU',
    ),
    ASSEMBLYAI_TRANSCRIBE_MODEL: envTextOr('universal-3-pro', 'Model of AssemblyAI for transcription'),
    ASSEMBLYAI_INTERVAL_MS: envInteger(
      3_000,
      { min: 0, max: 60_000 },
      'Milliseconds between two questions whether AssemblyAI has a result',
    ),
  },
  (env) => ({
    apiKey: env.ASSEMBLYAI_API_KEY,
    baseUrl: env.ASSEMBLYAI_BASE_URL,
    model: env.ASSEMBLYAI_TRANSCRIBE_MODEL,
    intervalMs: env.ASSEMBLYAI_INTERVAL_MS,
  }),
);
