import { type Phrasebook, aspectWords, wordSet } from '../phrasebook.js';

export const PORTUGUESE: Phrasebook = {
  language: 'pt',
  stopWords: wordSet(`
    a agora ainda algum alguma alguns ao aos apos aquela aquele aquilo as ate cada com como contra custa custam da das de
    dela dele deles depois desde deve devem devo do dos e ela elas ele eles em entre era eram essa esse esses esta estao
    estas este estes estou eu fazer foi foram funciona funcionam ha isso isto ja la lhe lo mais mas me melhor melhores mesmo
    meu minha muito muitos na nao nas nem no nos nossa nosso num numa o onde os ou para pela pelas pelo pelos pode podem
    podemos por porque posso pouco principais qual quais qualquer quando quanta quanto quantos que quem sao se seja sem ser
    sera seu seus so sobre sua suas tambem tem tenho ter todo todos tudo um uma umas uns vale voce voces atual atuais
    recente recentes
  `),
  openings: [
    /^(?:por favor|olá|bom dia|e|também|além disso|depois|finalmente)\b[\s,!.:-]*/i,
    /^(?:podes?|poderia|podem|você pode) (?:me )?(?:dizer|explicar|mostrar)?(?:-me)?\s*/i,
    /^(?:eu )?(?:quero|queremos|gostaria de|preciso de|preciso) (?:saber|entender|compreender|conhecer)?\s*(?:sobre )?/i,
    /^(?:explique|explica|diga|diz|mostre|mostra|encontre|encontra|encontrar|procure|procura|pesquise|pesquisa|pesquisar|analise|analisa|analisar|descreva|descreve|resuma|estude|faça|faz|dê|dá|escreva|escreve|apresente|elabore)(?:-me|-nos)?(?: me)?\s+/i,
    /^(?:uma? |o |a )?(?:(?:breve|curto|curta|detalhad[ao]|complet[ao])\s+)*(?:resumo|relatório|visão geral|panorama|análise|introdução|informações)\s+(?:detalhad[ao] |complet[ao] )?(?:de|do|da|dos|das|sobre|acerca de|a)\s+/i,
    /^(?:sobre|acerca de|tema|pergunta)\b\s*:?\s*/i,
    /^(?:o|a|os|as|um|uma) (?=\S)/,
  ],
  shapes: [
    [/^por ?qu[eê]\s+(?<subject>.+)/i, 'causes'],
    [/^como (?<subject>.+? (?:afeta|afetam|influencia|influenciam|muda|mudam) .+)/i, 'effects'],
    [/^quanto (?:custa|custam|vale|valem)\b(?<subject>.*)/i, 'costs'],
    [/^(?:é|são) (?:segur[oa]s?|perigos[oa]s?|tóxic[oa]s?)\s+(?<subject>.+)/i, 'risks'],
    [/^(?<subject>.+?) (?:é|são) (?:segur[oa]s?|perigos[oa]s?|tóxic[oa]s?)\b(?<rest>.*)/i, 'risks'],
    [/^como (?:funciona|funcionam)\s+(?<subject>.+)/i, 'workings'],
    [/^como (?:se )?(?:posso |pode |devo )?(?<subject>.+)/i, 'steps'],
    [/^(?:vale a pena|devo|deveria|compensa)\s+(?<subject>.+)/i, 'benefits'],
    [/^(?:qua(?:l|is) (?:é|são) )?(?:o |a |os |as )?melhor(?:es)?\s+(?<subject>.+)/i, 'selection'],
    [/^quem (?:inventou|fundou|criou|descobriu|escreveu|construiu)\s+(?<subject>.+)/i, 'history'],
    [/^quem (?:é|são|foi|era|foram)\s+(?<subject>.+)/i, 'people'],
    [/^quando (?:é|foi|foram|se)\s+(?<subject>.+)/i, 'history'],
    [/^(?:o que|qual|quais) (?:é|são|era|foi|significa|foram)\s+(?<subject>.+)/i, 'background'],
    [/^qua(?:l|is) (?<subject>.+)/i, 'selection'],
  ],
  comparisons: [
    /^(?:qua(?:l|is) (?:é|são) )?(?:as? )?(?:principais )?diferenças? entre\s+(?<things>.+)/i,
    /^(?:(?:uma |a )?comparação (?:de|entre)|compar[ae]r?)\s+(?<things>.+)/i,
    /^(?<a>.+?) (?:é|são) (?<quality>melhor(?:es)?|pior(?:es)?|mais [\p{L}-]+|menos [\p{L}-]+) (?:do )?que (?<b>.+)/iu,
    /^(?<things>.+\s(?:vs\.?|versus|ou|contra)\s.+)/i,
    /^(?<a>.+?) (?:em comparação com|comparad[oa]s? com|face a) (?<b>.+)/i,
  ],
  joints: /\s*,\s*(?:e\s+|ou\s+)?|\s+(?:vs\.?|versus|e|ou|contra|com|&)\s+/i,
  purpose: /\s+(?:para|em termos de|quanto a|em|no|na|como)\s+/i,
  furtherQuestion:
    /,?\s+(?:e|mas)\s+(?=(?:o que|como|por ?qu[eê]|quem|quando|onde|qua(?:l|is)|quanto|é|são)(?!\p{L}))/iu,
  link: /\s+(?:do|dos|da|das|de|em|no|na|nos|nas|para|sobre|por|a|ao|com)\s+/i,
  including: /,?\s+(?:incluindo|inclusive|especialmente|em particular|com foco em)\s+/i,
  pronouns: wordSet('ele ela eles elas seu sua seus suas isso isto este esse dele dela deles'),
  aspects: {
    background: aspectWords('Contexto', 'introdução, resumo', 'contexto, definição, conceitos, bases'),
    workings: aspectWords(
      'Funcionamento',
      'funcionamento, princípio, processo',
      'mecanismo, métodos, método',
    ),
    steps: aspectWords('Passos', 'guia, passos', 'tutorial, instruções, procedimento'),
    causes: aspectWords('Causas', 'causas, razões, fatores', 'causa, razão, motivos, origens'),
    effects: aspectWords(
      'Efeitos',
      'efeitos, impacto, consequências',
      'efeito, impactos, influência, repercussões',
    ),
    benefits: aspectWords('Vantagens', 'vantagens, benefícios', 'vantagem, benefício, prós'),
    drawbacks: aspectWords(
      'Desvantagens e problemas',
      'problemas, desvantagens',
      'problema, desvantagem, contras, desafios',
    ),
    risks: aspectWords('Riscos', 'riscos, segurança, perigos', 'risco, perigo, ameaças'),
    costs: aspectWords('Custos', 'custo, preço', 'custos, preços, despesas, tarifas'),
    evidence: aspectWords(
      'Dados',
      'estudo, resultados, dados',
      'estudos, evidências, provas, pesquisa, estatísticas, números',
    ),
    limitations: aspectWords('Limitações', 'limitações, limites, críticas', 'limitação, controvérsias'),
    alternatives: aspectWords('Alternativas', 'alternativas, opções', 'alternativa, soluções'),
    history: aspectWords('História', 'história, origem', 'evolução, cronologia'),
    outlook: aspectWords('Perspetivas', 'futuro, previsões, tendências', 'perspectivas, perspetivas'),
    examples: aspectWords('Exemplos', 'exemplos, aplicações', 'exemplo, usos, utilização'),
    market: aspectWords('Mercado', 'mercado, crescimento', 'mercados, procura, demanda, vendas'),
    companies: aspectWords('Empresas', 'empresas, fabricantes, fornecedores', 'companhias, produtores'),
    people: aspectWords('Pessoas', 'biografia, carreira, fundador', 'pessoas, inventor'),
    rules: aspectWords(
      'Regras e requisitos',
      'requisitos, regulamentação, lei',
      'regras, leis, normas, subsídios',
    ),
    selection: aspectWords('Como escolher', 'comparação, análise, avaliações', 'escolha, critérios'),
    performance: aspectWords('Desempenho', 'desempenho, eficiência', 'eficácia, rendimento, qualidade'),
  },
};
