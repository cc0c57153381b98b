import type { SubjectCopy } from '../copy.js';

export const FOOD = {
  food_shop: {
    noun: 'Empório',
    lead: 'Entre, olhe o balcão e pergunte o que há de melhor hoje. Dizemos o que leva e como conservar.',
    what: {
      heading: 'No balcão',
      cards: [
        [
          'Hoje no balcão',
          'O que está pronto está à sua frente. Leve um pedaço, um pacote ou uma bandeja inteira.',
        ],
        ['O que leva', 'Dizemos os ingredientes e os alérgenos antes da compra. É só perguntar.'],
        ['Separado para você', 'Diga do que precisa e para quando. Colocamos o seu nome.'],
      ],
    },
    offer: {
      title: 'Produtos',
      heading: 'O que fazemos e vendemos',
      lead: 'O balcão muda com o dia. Isto é o que pode pedir.',
      notes: [
        ['Para durar', 'Pergunte como guardar e quando está no ponto. Cada produto é diferente.'],
        [
          'Quantidades maiores',
          'Uma festa, um escritório, um feriado: escreva cedo, para que possamos planejar.',
        ],
      ],
    },
    way: {
      title: 'Encomendar',
      heading: 'Como encomendar',
      lead: 'Envie o que deseja. A encomenda vale quando a confirmamos.',
      steps: [
        ['Diga o quê e quanto', 'Indique os produtos, a quantidade e o dia em que precisa deles.'],
        ['Espere a resposta', 'Vemos o que é possível e confirmamos, ou sugerimos algo parecido.'],
        ['Venha buscar', 'A encomenda espera no balcão, em seu nome.'],
      ],
    },
    about: [
      'Comer bem depende de pequenas decisões: o que se usa, quanto tempo leva, quando está pronto. Gostamos de falar de cada uma.',
      'Se tem uma pergunta, venha ao balcão. Se vem de longe, escreva antes, e contamos o que vai encontrar.',
    ],
    faq: [
      [
        'Quais alérgenos contém?',
        'Pergunte antes de comprar, e vemos juntos os ingredientes. Se a alergia é grave, diga primeiro.',
      ],
      [
        'Posso encomendar uma quantidade maior?',
        'Sim, envie um pedido com o dia e a quantidade. Respondemos se é possível.',
      ],
      ['Como guardo o que comprei?', 'Depende do produto. Dizemos na entrega; também pode escrever depois.'],
    ],
    call: {
      heading: 'Separamos algo?',
      text: 'Diga o que gostaria e quando passa por aqui.',
      action: 'Encomendar',
    },
    earns: 'Vendas no balcão, encomendas para retirar e pedidos maiores para festas e escritórios.',
  },
  restaurant: {
    noun: 'Restaurante',
    lead: 'Sente-se e fique à vontade. Leia aqui o cardápio, peça uma mesa e deixe a cozinha por nossa conta.',
    what: {
      heading: 'À mesa',
      cards: [
        [
          'Feito na hora do pedido',
          'Seu prato é preparado quando você pede. Diga o que devemos deixar de fora.',
        ],
        ['Algo para beber', 'Pergunte o que combina com o prato. Sugerimos uma taça, com álcool ou sem.'],
        ['Lugar para todos', 'Para dois ou para uma mesa longa: diga quantos são, e vemos o que é possível.'],
      ],
    },
    offer: {
      title: 'Cardápio',
      heading: 'Da cozinha',
      lead: 'Dê uma olhada antes de vir. O que há hoje, contamos à mesa.',
      notes: [
        [
          'Alergias e dietas',
          'Diga no pedido ou à mesa. Dizemos com franqueza o que podemos mudar e o que não.',
        ],
        ['Com crianças', 'Peça um prato menor ou um canto tranquilo. Fazemos o que o salão permite.'],
      ],
    },
    way: {
      title: 'Reservas',
      heading: 'Como conseguir uma mesa',
      lead: 'Envie um pedido com dia, hora e número de pessoas. A mesa é sua quando a confirmamos.',
      steps: [
        ['Escolha dia e hora', 'Se puder, indique também uma segunda opção.'],
        ['Diga quem vem', 'Quantos são, quem come o quê e se há algo a comemorar.'],
        ['Receba a resposta', 'Confirmamos a mesa ou oferecemos outro horário.'],
      ],
    },
    about: [
      'Uma boa refeição começa antes do primeiro prato: com a mesa posta e alguém que conhece o cardápio.',
      'Cozinhamos, e você conversa. Se algo não estiver como esperava, diga enquanto está aqui, e podemos resolver.',
    ],
    faq: [
      ['Preciso reservar?', 'É o mais seguro, sobretudo à noite e em grupo. Sem reserva, pergunte na porta.'],
      [
        'Podem cozinhar para quem tem alergia?',
        'Diga antes de pedir. Dizemos os ingredientes e o que é possível.',
      ],
      ['E se eu me atrasar ou não puder ir?', 'Avise assim que puder. Talvez alguém espere por essa mesa.'],
    ],
    call: {
      heading: 'Uma mesa para você?',
      text: 'Diga quando gostaria de vir e quantos serão.',
      action: 'Pedir uma mesa',
    },
    earns: 'Refeições e bebidas à mesa, e noites reservadas por grupos.',
  },
  cafe: {
    noun: 'Café',
    lead: 'Uma xícara, um lugar e um momento seu. Venha com um livro ou com alguém que não vê há tempo demais.',
    what: {
      heading: 'Motivos para se sentar',
      cards: [
        ['A xícara como você gosta', 'Forte, suave, com leite ou sem. Diga, e é assim que fazemos.'],
        ['Algo para acompanhar', 'Olhe o balcão e escolha com os olhos.'],
        ['Aqui ou para levar', 'À mesa ou pelo caminho. Pode trazer a sua própria xícara.'],
      ],
    },
    offer: {
      title: 'Cardápio',
      heading: 'Para beber e para comer',
      lead: 'O que se encontra aqui. No balcão pode haver uma surpresa.',
      notes: [
        ['Leite, açúcar, nozes', 'Pergunte o que há na xícara ou no bolo. Conferimos com prazer.'],
        ['Em grupo', 'Vêm várias pessoas? Escreva antes, e tentamos juntar as mesas.'],
      ],
    },
    way: {
      title: 'Sua visita',
      heading: 'Como é por aqui',
      lead: 'Não há muito a saber. Mas é bom saber.',
      steps: [
        ['Entre', 'Ache um lugar de que goste. Perto da janela, se houver.'],
        ['Peça', 'No balcão ou à mesa: dizemos quando você chega.'],
        ['Fique um pouco', 'Ler, conversar, olhar para fora. Outra xícara se faz num instante.'],
      ],
    },
    about: [
      'Um café é uma sala de estar que pertence à rua inteira. Cuidamos das xícaras, das mesas e do ambiente.',
      'Não é preciso motivo para vir. Basta meia hora livre.',
    ],
    faq: [
      [
        'Posso trabalhar com o computador?',
        'Pergunte no balcão. Quando está cheio, agradecemos a quem divide a mesa.',
      ],
      [
        'Há algo sem leite ou sem glúten?',
        'Pergunte o que há hoje. Dizemos os ingredientes de tudo o que está no balcão.',
      ],
      ['Meu cachorro pode entrar?', 'Pergunte na porta e pense nos outros. Para hoje achamos uma resposta.'],
    ],
    call: {
      heading: 'A próxima xícara é sua',
      text: 'Veja quando está aberto e como chegar.',
      action: 'Planejar a visita',
    },
    earns: 'Bebidas, bolos e pratos pequenos, à mesa e para levar.',
  },
} satisfies Record<string, SubjectCopy>;
