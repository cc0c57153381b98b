import { AppError } from '@capstan/kit';

/** 503 with what an operator can do: no provider is configured, or none that serves such parameters. */
export class TranscribeUnavailableError extends AppError {
  constructor() {
    super({
      slug: 'capability-unavailable',
      status: 503,
      title: 'Capability unavailable',
      detail:
        'No provider of transcribe that is configured in this deployment serves this call: there are no local Whisper weights, and no server or vendor is set.',
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds: 300,
      alternativeAction:
        'Ask the operator to run `npm run models -- whisper-base`, or to set one of SPEACHES_BASE_URL, WHISPER_CPP_BASE_URL, LOCALAI_BASE_URL, GROQ_API_KEY, OPENAI_API_KEY, DEEPGRAM_API_KEY, ASSEMBLYAI_API_KEY, ELEVENLABS_API_KEY and GEMINI_API_KEY.',
    });
  }
}
