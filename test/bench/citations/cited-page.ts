import { compiled } from '../compiled.js';

const { Evidence } = await compiled<
  typeof import('../../../libs/features/research/src/pipeline/verification/evidence.js')
>('libs/features/research/src/pipeline/verification/evidence.js');

/** A page with the sentences that cite it, checked as the sentences of a report are. */
export class CitedPage {
  private readonly evidence: InstanceType<typeof Evidence>;

  constructor(text: string) {
    this.evidence = new Evidence([
      {
        id: 1,
        url: 'https://manual.example/page',
        title: '',
        domain: 'manual.example',
        site: 'manual.example',
        text,
        textSha256: '',
        author: null,
        publishedAt: null,
        readAt: '',
        credibility: { score: 0.5, reasons: [] },
      } as unknown as ConstructorParameters<typeof Evidence>[0][number],
    ]);
  }

  supports(sentence: string): boolean {
    return 'citation' in this.evidence.check(sentence, 1);
  }
}

export const accepts = (text: string, sentence: string): boolean => new CitedPage(text).supports(sentence);
