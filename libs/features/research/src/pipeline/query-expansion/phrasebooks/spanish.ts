import { type Phrasebook, aspectWords, wordSet } from '../phrasebook.js';

export const SPANISH: Phrasebook = {
  language: 'es',
  stopWords: wordSet(`
    a al algo algun alguna algunos antes aqui asi aun aunque bien cada como con contra cual cuales cualquier cuando cuanto
    cuanta cuantos cuantas cuesta cuestan de debe debemos debo deberia del desde donde dos durante e el ella ellas ellos en
    entre era eran es esa ese eso esos esta estan estas este esto estos fue fueron funciona funcionan ha hace hacer hacia
    han hasta hay haya la las le les lo los mas me mejor mejores mi mientras mis mucho muy nada ni no nos nuestra nuestro o
    os otra otras otro otros para pero poco por porque principales puede pueden puedo que quien quienes se sea segun ser si
    sin sobre solo son su sus tal tambien tan tanto te tener tiene tienen todo toda todos todas tu tus un una unas uno unos
    usted vale y ya yo actual actuales reciente recientes fueron sido
  `),
  openings: [
    /^(?:por favor|hola|buenos días|y|también|además|luego|finalmente)\b[\s,!.:-]*/i,
    /^(?:puedes?|podrías?|pueden) (?:decirme|explicarme|decir|explicar|mostrarme)?\s*/i,
    /^(?:quiero|queremos|quisiera|me gustaría|necesito|necesitamos) (?:saber|entender|conocer|comprender)?\s*(?:sobre |acerca de )?/i,
    /^(?:explica|explique|explícame|dime|muestra|muéstrame|encuentra|encontrar|busca|buscar|investiga|investigar|analiza|analice|analizar|describe|describa|resume|resuma|estudia|haz|haga|dame|deme|escribe|escriba|redacta|presenta|elabora)\s+/i,
    /^(?:un |una |el |la )?(?:(?:breve|corto|corta|detallado|completo)\s+)*(?:resumen|informe|visión general|panorama|análisis|introducción|información)\s+(?:detallado |detallada |completo |completa |general )?(?:de|del|sobre|acerca de|a)\s+/i,
    /^(?:sobre|acerca de|tema|pregunta)\b\s*:?\s*/i,
    /^(?:el|la|los|las|un|una) (?=\S)/,
  ],
  shapes: [
    [/^por qu[eé]\s+(?<subject>.+)/i, 'causes'],
    [/^c[oó]mo (?:afecta|afectan|influye|influyen|cambia|cambian)\s+(?<subject>.+)/i, 'effects'],
    [/^cu[aá]nto (?:cuesta|cuestan|vale|valen)\b(?<subject>.*)/i, 'costs'],
    [
      /^(?:es|son) (?<quality>seguro|segura|seguros|peligroso|peligrosa|malo|mala|tóxico)\s+(?<subject>.+)/i,
      'risks',
    ],
    [
      /^(?:es|son) (?<subject>.+?) (?:segur[oa]s?|peligros[oa]s?|tóxic[oa]s?|dañin[oa]s?)\b(?<rest>.*)/i,
      'risks',
    ],
    [/^c[oó]mo (?:funciona|funcionan)\s+(?<subject>.+)/i, 'workings'],
    [/^c[oó]mo (?:se )?(?:puedo |puede |debo )?(?<subject>.+)/i, 'steps'],
    [/^(?:vale la pena|merece la pena|debería|debo|conviene)\s+(?<subject>.+)/i, 'benefits'],
    [/^(?:cu[aá]l(?:es)? (?:es|son) )?(?:el |la |los |las )?mejor(?:es)?\s+(?<subject>.+)/i, 'selection'],
    [/^qui[eé]n(?:es)? (?:inventó|fundó|creó|descubrió|escribió|construyó)\s+(?<subject>.+)/i, 'history'],
    [/^qui[eé]n(?:es)? (?:es|son|fue|era|fueron)\s+(?<subject>.+)/i, 'people'],
    [/^cu[aá]ndo (?:es|fue|se|fueron)\s+(?<subject>.+)/i, 'history'],
    [/^(?:qu[eé]|cu[aá]l(?:es)?) (?:es|son|era|fue|significa|fueron)\s+(?<subject>.+)/i, 'background'],
    [/^(?:qu[eé]|cu[aá]l(?:es)?) (?<subject>.+)/i, 'selection'],
  ],
  comparisons: [
    /^(?:(?:cu[aá]l|qu[eé]|cu[aá]les) (?:es|son|hay) )?(?:la |las )?(?:principales )?diferencias?(?: hay)? entre\s+(?<things>.+)/i,
    /^(?:(?:una |la )?comparación (?:de|entre)|compara[r]?|compare)\s+(?<things>.+)/i,
    /^(?:es|son) (?<a>.+?) (?<quality>mejor(?:es)?|peor(?:es)?|más [\p{L}-]+|menos [\p{L}-]+) que (?<b>.+)/iu,
    /^(?<things>.+\s(?:vs\.?|versus|o|contra)\s.+)/i,
    /^(?<a>.+?) (?:en comparación con|comparad[oa]s? con|frente a) (?<b>.+)/i,
  ],
  joints: /\s*,\s*(?:y\s+|o\s+)?|\s+(?:vs\.?|versus|y|e|o|u|contra|con|&)\s+/i,
  purpose: /\s+(?:para|en cuanto a|en términos de|en|como|por)\s+/i,
  furtherQuestion:
    /,?\s+(?:y|pero)\s+¿?(?=(?:qué|cómo|por qué|quién|cuándo|dónde|cuál(?:es)?|cuánto|es|son)\b)/i,
  link: /\s+(?:de los|de las|de la|del|de|en|para|sobre|por|a|al|con)\s+/i,
  including:
    /,?\s+(?:incluyendo|incluido|incluidos|incluidas|especialmente|en particular|con énfasis en)\s+/i,
  pronouns: wordSet('ello ellos ellas su sus esto eso este ese lo la los las'),
  aspects: {
    background: aspectWords('Contexto', 'introducción, resumen', 'contexto, definición, conceptos, bases'),
    workings: aspectWords(
      'Funcionamiento',
      'funcionamiento, principio, proceso',
      'mecanismo, métodos, método',
    ),
    steps: aspectWords('Pasos', 'guía, pasos', 'tutorial, instrucciones, procedimiento'),
    causes: aspectWords('Causas', 'causas, razones, factores', 'causa, razón, motivos, orígenes'),
    effects: aspectWords(
      'Efectos',
      'efectos, impacto, consecuencias',
      'efecto, impactos, influencia, repercusiones',
    ),
    benefits: aspectWords('Ventajas', 'ventajas, beneficios', 'ventaja, beneficio, pros'),
    drawbacks: aspectWords(
      'Desventajas y problemas',
      'problemas, desventajas',
      'problema, desventaja, inconvenientes, contras, retos, desafíos',
    ),
    risks: aspectWords('Riesgos', 'riesgos, seguridad, peligros', 'riesgo, peligro, amenazas'),
    costs: aspectWords('Costes', 'coste, precio', 'costes, costos, costo, precios, gastos, tarifas'),
    evidence: aspectWords(
      'Datos',
      'estudio, resultados, datos',
      'estudios, evidencia, pruebas, investigación, estadísticas, cifras',
    ),
    limitations: aspectWords('Limitaciones', 'limitaciones, límites, críticas', 'limitación, controversias'),
    alternatives: aspectWords('Alternativas', 'alternativas, opciones', 'alternativa, soluciones'),
    history: aspectWords('Historia', 'historia, origen', 'evolución, cronología'),
    outlook: aspectWords('Perspectivas', 'futuro, previsiones, tendencias', 'perspectivas, pronóstico'),
    examples: aspectWords('Ejemplos', 'ejemplos, aplicaciones', 'ejemplo, usos, aplicación'),
    market: aspectWords('Mercado', 'mercado, crecimiento', 'mercados, demanda, ventas'),
    companies: aspectWords('Empresas', 'empresas, fabricantes, proveedores', 'compañías, productores'),
    people: aspectWords('Personas', 'biografía, carrera, fundador', 'personas, inventor'),
    rules: aspectWords(
      'Normas y requisitos',
      'requisitos, normativa, ley',
      'normas, leyes, regulación, subvenciones',
    ),
    selection: aspectWords('Cómo elegir', 'comparativa, análisis, opiniones', 'comparación, criterios'),
    performance: aspectWords('Rendimiento', 'rendimiento, eficiencia', 'eficacia, calidad, fiabilidad'),
  },
};
