import { ResearchWeb } from '../../harness/research-web/index.js';
import { serveJobs } from '../processes/serve-jobs.js';

/** The research web with a delay of each response; a job returns what it has recorded since the last one. */
const web = await ResearchWeb.start({ latencyMs: JSON.parse(process.argv[2] ?? '') as number });

const taken = (): unknown => {
  const exchanges = [...web.exchanges];
  web.heal();
  return exchanges;
};

serveJobs({ env: web.env, questions: web.topics.map(({ question }) => question) }, taken, () => web.close());
