import { InvalidRequestError, defineCapability } from '@capstan/kit';
import { AudioDecoder } from './audio/audio-decoder.js';
import { AudioFiles, MAX_AUDIO_BYTES } from './audio/audio-files.js';
import { AudioPruner } from './audio/audio-pruner.js';
import { DEADLINE_MS } from './audio/time-limit.js';
import { AssemblyaiProvider } from './providers/assemblyai/assemblyai.provider.js';
import { DeepgramProvider } from './providers/deepgram/deepgram.provider.js';
import { ElevenlabsProvider } from './providers/elevenlabs/elevenlabs.provider.js';
import { GeminiProvider } from './providers/gemini/gemini.provider.js';
import { GroqProvider } from './providers/groq/groq.provider.js';
import { LocalaiProvider } from './providers/localai/localai.provider.js';
import { OpenaiProvider } from './providers/openai/openai.provider.js';
import { LocalWhisperProvider } from './providers/local_whisper/local-whisper.provider.js';
import { WhisperEngine } from './providers/local_whisper/whisper-engine.js';
import { SpeachesProvider } from './providers/speaches/speaches.provider.js';
import { WhisperCppProvider } from './providers/whisper_cpp/whisper-cpp.provider.js';
import { TranscribeFinisher } from './transcribe.finisher.js';
import { TranscribeParams } from './transcribe.params.js';
import { TranscribeResult } from './transcribe.result.js';
import { TranscribeUnavailableError } from './transcribe-unavailable.error.js';

/** Speech to text. */
export const transcribe = defineCapability<TranscribeParams, TranscribeResult>({
  name: 'transcribe',
  runs: 'as-job',
  title: 'Transcribe speech',
  summary:
    'Writes down the speech of an audio or video file, with times, speakers and subtitles if asked for.',
  description: [
    'Takes the address of a file (`url`), an upload (multipart field `file`, at most 200 MB) or base64 (`audio_base64`), of at most 4 hours,',
    'and returns the text, its language, segments with times and, with `format`, plain text, SubRip or WebVTT.',
    '',
    'It runs as a job: send `Prefer: respond-async` for long recordings, follow `/v1/jobs/{id}/stream`, and read the result at',
    '`/v1/jobs/{id}`. Recordings without speech give an empty text and are free, as failures are.',
  ].join('\n'),
  params: TranscribeParams,
  result: TranscribeResult,
  credits: 5,
  readsOnly: true,
  deadlineMs: DEADLINE_MS,
  check: ({ url, audio_base64, file }) => {
    const given = [url, audio_base64, file].filter((source) => source !== undefined);
    if (given.length !== 1) {
      const message = `send exactly one of url, audio_base64 and file (got ${given.length})`;
      return new InvalidRequestError([{ path: '', message }]);
    }
    if (audio_base64?.startsWith('data:') !== true) return undefined;
    const message = 'must be the base64 alone, without the beginning of a data URL (data:…;base64,)';
    return new InvalidRequestError([{ path: 'audio_base64', message }]);
  },
  upload: { field: 'file', maxBytes: MAX_AUDIO_BYTES, receiver: AudioFiles },
  refusal: () => new TranscribeUnavailableError(),
  providers: [
    LocalWhisperProvider,
    SpeachesProvider,
    WhisperCppProvider,
    LocalaiProvider,
    GroqProvider,
    OpenaiProvider,
    DeepgramProvider,
    AssemblyaiProvider,
    ElevenlabsProvider,
    GeminiProvider,
  ],
  services: [AudioFiles, AudioDecoder, AudioPruner, WhisperEngine],
  accept: ({ text }) => (text === '' ? 'empty' : 'ok'),
  finisher: TranscribeFinisher,
  examples: [
    { title: 'A recording', params: { url: 'https://example.com/interview.mp3' } },
    {
      title: 'Subtitles',
      params: { url: 'https://example.com/talk.mp4', format: 'vtt', language: 'en' },
    },
  ],
});
