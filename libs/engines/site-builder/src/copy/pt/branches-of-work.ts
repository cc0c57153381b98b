import type { BranchCopy } from '../branch.js';

/** Branches of work done for others. */
export const WORK_BRANCHES = {
  cleaning: {
    noun: 'Limpeza',
    lead: 'Você abre a porta e sente que alguém passou por ali. Diga o que deve ficar limpo, com que frequência e quando.',
    cards: [
      ['Com regularidade', 'O mesmo dia, a mesma lista, para não precisar pensar nisso.'],
      ['Uma vez e a fundo', 'Depois da obra, antes da mudança, quando vier a vontade.'],
      ['Com cuidado', 'Diga que superfícies são delicadas e o que não devemos tocar.'],
    ],
  },
  garden: {
    noun: 'Jardins e paisagismo',
    lead: 'Um jardim nunca fica pronto, e isso é o que ele tem de bom. Diga como quer viver no seu.',
    cards: [
      ['Jardins novos', 'Sol, solo, inclinação e hábitos: olhamos antes de planejar.'],
      ['Cuidado', 'Podar, cortar, plantar. Cada coisa na sua época.'],
      ['Árvores e cercas vivas', 'O que pode ficar, o que deve sair e o que é permitido quando.'],
    ],
  },
  vehicles: {
    noun: 'Oficina',
    lead: 'Faz barulho, puxa ou não pega. Diga o que ouve, e descobrimos o que é.',
    cards: [
      ['Achar o defeito', 'Olhamos e falamos do preço antes de consertar.'],
      ['Revisão', 'Óleo, freios, pneus, corrente: o que gasta é conferido.'],
      ['O que pode esperar', 'Dizemos o que é urgente e o que não é.'],
    ],
  },
  transport: {
    noun: 'Transporte',
    lead: 'Daqui para lá, inteiro e na hora combinada. Diga o quê, para onde e quando.',
    cards: [
      ['Do que se trata', 'Pessoas, pacotes ou uma casa inteira: tamanho e peso ajudam a planejar.'],
      ['O caminho', 'Escadas, vaga, portas estreitas. Diga antes, não na hora.'],
      ['A hora', 'Combinamos um horário e como falar no caminho.'],
    ],
  },
  sewing: {
    noun: 'Costura e consertos',
    lead: 'Comprido, apertado, rasgado ou gasto: traga. Vemos o que dá para fazer.',
    cards: [
      ['Ajustes', 'Você veste, marcamos com alfinetes, você olha no espelho.'],
      ['Consertar', 'O que é bem feito merece uma segunda vida.'],
      ['Sob medida', 'Tecido, corte, prova. Dizemos quanto tempo leva.'],
    ],
  },
  travel: {
    noun: 'Viagens e passeios',
    lead: 'Para onde, quanto tempo, com quem? Diga como é um bom dia para você, e planejamos a partir daí.',
    cards: [
      ['Ouvir desejos', 'De acordar cedo ou dormir tarde, mar ou escadas: tudo conta.'],
      ['Um plano com folga', 'Rotas, horários, lugares. E espaço para o acaso.'],
      ['No caminho', 'Você sabe a quem perguntar se algo mudar.'],
    ],
  },
  planner: {
    noun: 'Organização de eventos',
    lead: 'Você espera pelo dia, nós cuidamos da lista. Diga a data, os convidados e o sonho.',
    cards: [
      ['A ideia', 'Do que ainda se deve falar no café da manhã?'],
      ['O orçamento', 'Escrito cedo, olhado muitas vezes.'],
      ['O dia', 'Alguém tem o roteiro na mão. Não precisa ser você.'],
    ],
  },
  property: {
    noun: 'Imóveis',
    lead: 'Uma casa se acha com paciência e boas perguntas. Diga o que procura, ou do que se despede.',
    cards: [
      ['Procurar', 'Diga do que precisa e do que poderia abrir mão.'],
      ['Vender e alugar', 'Um olhar sóbrio sobre o valor e fotos sinceras.'],
      ['Visitar', 'Venha duas vezes, em horas diferentes. Pergunte tudo.'],
    ],
  },
  photo: {
    noun: 'Fotografia e vídeo',
    lead: 'Quase todos dizem que não saem bem em fotos. Isso é tarefa nossa, não sua.',
    cards: [
      ['Antes', 'Lugar, luz, roupa, clima: uma conversa curta poupa um dia longo.'],
      ['Durante', 'Não é preciso posar. Olhamos, esperamos e clicamos.'],
      ['Depois', 'Você recebe uma seleção, e combinamos o que se usa e onde.'],
    ],
  },
  music: {
    noun: 'Música',
    lead: 'Aumente o som, ou venha ouvir ao vivo. Para datas, pedidos e o resto: escreva.',
    heading: 'Para ouvir e contratar',
    cards: [
      ['No palco', 'Diga o lugar, a hora e quem vai ouvir.'],
      ['Para a sua ocasião', 'Um casamento, uma abertura, uma despedida: falamos do que deve tocar.'],
      ['No estúdio', 'Gravações, aulas, projetos em comum. Pergunte.'],
    ],
    steps: [
      ['Diga a data', 'Lugar, hora, ocasião e quanto espaço há.'],
      ['Falemos de música', 'Que peças, quanto tempo, em que volume, com que equipamento.'],
      ['Tocamos', 'Você sabe a tempo quando chegamos e do que precisamos.'],
    ],
    faq: [
      [
        'Quanto custa uma apresentação?',
        'Depende do lugar, da duração e da viagem. Escreva com a data, e você recebe um orçamento.',
      ],
      ['O que é preciso no local?', 'Energia, espaço e um lugar seco. O resto dizemos antes do dia.'],
      ['Podemos pedir uma música?', 'Sim, diga cedo. Dizemos com sinceridade se podemos tocar.'],
    ],
  },
  writing: {
    noun: 'Textos e livros',
    lead: 'Textos se escrevem a sós e se leem a sós, e no meio há uma conversa. Ela começa aqui.',
    cards: [
      ['Para ler', 'O que há, e por onde começar. Na dúvida, pergunte.'],
      ['Leituras', 'Para livrarias, escolas e bibliotecas: escreva com lugar e data.'],
      ['Por encomenda', 'Diga para que serve, quem lê e para quando.'],
    ],
  },
} satisfies Record<string, BranchCopy>;
