import { compiled } from '../compiled.js';

/** What is used of the evidence of a run, which is not public: it checks the sentences of reports. */
interface EvidenceModule {
  Evidence: new (sources: readonly object[]) => {
    check: (text: string, source: number) => { citation: object } | { reason: string };
  };
}

const { Evidence } = await compiled<EvidenceModule>(
  'libs/features/research/src/pipeline/verification/evidence.js',
);

/** A page with the sentences that cite it, checked as the sentences of a report are. */
export class CitedPage {
  private readonly evidence: InstanceType<EvidenceModule['Evidence']>;

  constructor(text: string) {
    this.evidence = new Evidence([
      {
        id: 1,
        url: 'https://manual.example/page',
        site: 'manual.example',
        text,
        credibility: { score: 0.5 },
      },
    ]);
  }

  supports(sentence: string): boolean {
    return 'citation' in this.evidence.check(sentence, 1);
  }
}
