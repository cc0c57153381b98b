import type { BranchCopy } from '../branch.js';

/** Branches of doing and staying together. */
export const COMPANY_BRANCHES = {
  yoga: {
    noun: 'Ioga e pilates',
    lead: 'Estenda o tapete, chegue, respire. Aqui ninguém conta quem se dobra mais.',
    cards: [
      ['Para começar', 'Cada postura tem uma forma mais fácil. Nós mostramos.'],
      ['Primeiro a respiração', 'Quando o ar encurta, o movimento fica menor.'],
      ['Calma no fim', 'Os últimos minutos são para não fazer nada.'],
    ],
  },
  dance: {
    noun: 'Escola de dança',
    lead: 'Contar até oito e começar de novo. Com música é mais divertido do que parece.',
    cards: [
      ['Primeiros passos', 'A sós ou em par: venha como é.'],
      ['Camada por camada', 'Primeiro os pés, depois o resto. O sorriso vem sozinho.'],
      ['Dançar em companhia', 'A prática deixa leve. A companhia deixa alegre.'],
    ],
  },
  languages: {
    noun: 'Escola de idiomas',
    lead: 'Uma língua se aprende pela boca. Desde a primeira aula você fala, com erros e com coragem.',
    cards: [
      ['Falar logo', 'Frases curtas de que precisa hoje.'],
      ['Erros são bem-vindos', 'Mostram o que vem depois. Anotamos e seguimos.'],
      ['Com um fim', 'Viagem, prova, trabalho ou amor: diga para quê, e escolhemos as palavras.'],
    ],
  },
  driving: {
    noun: 'Autoescola',
    lead: 'Na primeira vez ao volante todos ficam nervosos. Temos tempo até que se torne natural.',
    cards: [
      ['Teoria', 'Placas e regras, explicadas para fazer sentido na rua.'],
      ['Prática', 'Primeiro a rua calma, depois a rotatória, depois a estrada.'],
      ['A prova', 'Dizemos quando é a hora. Não antes.'],
    ],
  },
  church: {
    noun: 'Comunidade',
    lead: 'Uma porta aberta a quem crê, a quem duvida e a quem só quer sentar em silêncio. Entre.',
    heading: 'O que acontece aqui',
    cards: [
      ['Celebrações', 'Venha como é. Não faz mal se não sabe as palavras.'],
      ['Entre semana', 'Grupos, refeições, música, conversa: a semana tem mais de um dia.'],
      ['Quando é difícil', 'Alguém escuta. Escreva ou passe aqui.'],
    ],
    offerTitle: 'Vida aqui',
  },
  club: {
    noun: 'Clube',
    lead: 'A sós é treino, em companhia é alegria. Venha experimentar; só custa um pouco de coragem.',
    heading: 'O que fazemos em grupo',
    cards: [
      ['Encontros fixos', 'Um dia da semana é para isto.'],
      ['Caras novas', 'Quem começa tem companhia. Todos nós já começamos um dia.'],
      ['Dar uma mão', 'Cadeiras, bolos, contas: um clube vive de pequenos favores.'],
    ],
    offerTitle: 'Atividades',
  },
  museum: {
    noun: 'Museu e galeria',
    lead: 'Pare diante de uma coisa, por mais tempo que de costume. Então ela começa a falar.',
    heading: 'Quando você vem',
    cards: [
      ['Olhar', 'Leve o seu tempo. Três peças vistas são mais que trinta de passagem.'],
      ['Visitas guiadas', 'Para grupos, escolas e curiosos: peça uma data.'],
      ['Por trás', 'Pergunte como uma peça chegou aqui. Muitas vezes é a melhor história.'],
    ],
    offerTitle: 'Para ver',
  },
  coworking: {
    noun: 'Espaço de coworking',
    lead: 'Uma mesa, uma porta que fecha e gente que também trabalha. Venha um dia e veja o quanto rende.',
    heading: 'Trabalhar aqui',
    cards: [
      ['A sua mesa', 'Hoje aqui, amanhã ali, ou sempre a mesma. Pergunte o que está livre.'],
      ['Para conversar', 'Diga quando precisa de uma sala, e para quantos.'],
      ['Em companhia', 'O almoço é melhor quando alguém pergunta em que você trabalha.'],
    ],
    offerTitle: 'Mesas e salas',
  },
  camping: {
    noun: 'Camping',
    lead: 'Armar a barraca, acender o fogareiro, ouvir os pássaros. Aqui fora o dia começa sozinho.',
    cards: [
      ['O seu lugar', 'Barraca, van ou trailer: diga o comprimento e do que precisa.'],
      ['De manhã', 'Pergunte por chuveiros, pão e horas de silêncio.'],
      ['Os arredores', 'Trilhas, água, a loja mais próxima. Mostramos no mapa.'],
    ],
    offerTitle: 'Lugares',
  },
  holiday_home: {
    noun: 'Casa de temporada',
    lead: 'Uma chave, uma cozinha, uma vista própria. Por alguns dias é sua.',
    cards: [
      ['Chegar', 'Você sabe como entrar e onde fica o interruptor.'],
      ['Morar', 'Cozinhar, ler, dormir até tarde. Diga o que falta.'],
      ['Os arredores', 'Pergunte aonde nós vamos. Você leva um mapa e uma opinião.'],
    ],
    offerTitle: 'A casa',
  },
  game: {
    noun: 'Jogo',
    lead: 'Regras que se aprendem de passagem e decisões em que se pensa depois. Experimente uma partida.',
    heading: 'O que espera por você',
    cards: [
      ['Entrar logo', 'Sem longa introdução. A primeira partida se explica sozinha.'],
      ['Melhorar devagar', 'Cada tentativa mostra algo que antes passou despercebido.'],
      ['Conte', 'Difícil, fácil, quebrado? Escreva, e olhamos.'],
    ],
  },
} satisfies Record<string, BranchCopy>;
