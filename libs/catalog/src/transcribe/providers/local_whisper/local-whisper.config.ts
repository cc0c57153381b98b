import { defineConfig, envInteger, envText } from '@capstan/kit';
import { defaultThreads } from '@capstan/speech';

/** Whisper on this machine: its weights, and how much of the machine it gets. */
export const localWhisperConfig = defineConfig(
  'transcription:local_whisper',
  {
    LOCAL_WHISPER_MODEL: envText(
      'Weights of Whisper in the format of whisper.cpp (default: DATA_DIR/models/ggml-base.bin, from npm run models -- whisper-base)',
    ),
    LOCAL_WHISPER_THREADS: envInteger(
      0,
      { min: 0, max: 256 },
      'Threads of a local transcription; 0: half of the processors. More than are free make it slower',
    ),
    LOCAL_WHISPER_CONCURRENCY: envInteger(
      1,
      { min: 1, max: 64 },
      'Local transcriptions at a time in one worker; each needs about 400 MB',
    ),
  },
  (env) => ({
    model: env.LOCAL_WHISPER_MODEL,
    threads: env.LOCAL_WHISPER_THREADS || defaultThreads(),
    concurrency: env.LOCAL_WHISPER_CONCURRENCY,
  }),
);
