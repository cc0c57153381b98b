import { readPrompt } from '@capstan/site-reader';
import { labelledPrompts } from './labels.js';
for (const p of labelledPrompts('round-1').slice(0,30)) if(p.scope==='build') { const r = readPrompt(p.prompt); console.log('##', p.id, r.document.identity.name,'|', r.document.openPoints.map((o) => o.text).join(' | ')); }
