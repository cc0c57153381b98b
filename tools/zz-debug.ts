import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { FakeRun } from '../libs/features/research/src/pipeline/fixtures/fake-run.js';
import { ScriptedModels } from '../libs/features/research/src/pipeline/fixtures/scripted-models.js';
import { simulatedPipeline } from '../libs/features/research/src/pipeline/fixtures/simulated-pipeline.js';
import { IndexedManuals } from './understanding/indexed-manuals.js';
import { AnswerFinder } from '../libs/features/research/src/pipeline/synthesis/answer/find-answer.js';
import { askedBy } from '../libs/features/research/src/pipeline/synthesis/answer/asked.js';
const manuals = new IndexedManuals(new Map(), '/tmp/ans/work');
const all = parse(readFileSync('/work/wt/answers/test/understanding/research/dev.yaml','utf8')) as any[];
for (const id of process.argv.slice(2)) {
  const q = all.find((x) => x.id === id);
  const run = new FakeRun({ request: { query: q.question, depth: 'standard', enrichEntities: false, collections: [q.manual] } });
  const { plan, sources } = await simulatedPipeline({ capabilities: manuals.capabilities, models: new ScriptedModels([]) } as any).run(run);
  const f = plan.facets[0]!;
  const asked = askedBy(f, plan);
  console.log(id, q.question, asked.form, [...asked.topic], JSON.stringify(asked.things));
  console.log(sources.map((s) => s.url).join(' '));
  const rated = (new AnswerFinder(plan, sources) as any).rate(asked, f.heading);
  for (const r of rated.slice(0, 8)) console.log(r.score.toFixed(3), 'sh', r.share.toFixed(2), 'said', r.said.toFixed(2), 'form', r.form, 'like', r.likeness.toFixed(2), r.option.kind, '|', r.option.heading, '|', r.option.depth, '|', r.option.quotes.map((x: any) => x.text.slice(0, 130)).join(' // '));
  const want = q.answers?.[0].slice(0, 20);
  for (const r of rated.slice(8)) if (r.option.quotes.some((x: any) => q.answers.some((a: string) => x.text.includes(a.slice(0, 25))))) console.log('  WANTED', r.score.toFixed(3), 'sh', r.share.toFixed(2), 'said', r.said.toFixed(2), 'form', r.form, 'like', r.likeness.toFixed(2), r.option.kind, '|', r.option.heading, '|', r.option.depth, r.option.quotes.map((x: any) => x.text.slice(0, 130)).join(' // '));
}
