import type { BranchCopy } from '../branch.js';

/** Branches of what is sold, eaten and drunk. */
export const GOODS_BRANCHES = {
  bakery: {
    noun: 'Padaria',
    lead: 'Farinha, água, tempo e um forno quente. Venha cedo pela prateleira cheia e pergunte o que acabou de sair.',
    cards: [
      ['Pão', 'Inteiro, metade ou fatiado. Pergunte qual dura mais.'],
      ['Doce', 'Para o caminho, para a tarde, sem motivo.'],
      ['Separado para você', 'Encomende o que precisa e retire em seu nome.'],
    ],
  },
  butcher: {
    noun: 'Açougue',
    lead: 'Diga o que quer cozinhar e para quantos. Cortamos na medida e dizemos como preparar.',
    cards: [
      ['Cortado a gosto', 'Grosso, fino, com osso ou sem. Diga como gosta.'],
      ['De onde vem', 'Pergunte pelo animal, pela fazenda e pela criação.'],
      ['Churrasco e festa', 'Escreva com tempo, e preparamos a quantidade de que precisa.'],
    ],
  },
  sweets: {
    noun: 'Confeitaria e doces',
    lead: 'Algo doce para agora, algo bonito para a mesa. Olhe o balcão ou diga o que vai comemorar.',
    cards: [
      ['Para agora mesmo', 'Um pedaço, comido no caminho. Ninguém precisa saber.'],
      ['Para a mesa', 'Diga a ocasião, o número de convidados e o sabor.'],
      ['De presente', 'Embalado para chegar inteiro. Pergunte o que viaja bem.'],
    ],
  },
  drinks: {
    noun: 'Vinhos, cervejas e destilados',
    lead: 'Diga o que há para o jantar ou quem vem. Procuramos a garrafa que combina.',
    cards: [
      ['Um conselho', 'Seco, frutado, forte, suave: bastam palavras simples.'],
      ['Garrafa ou caixa', 'Uma para provar, ou para uma noite inteira.'],
      ['Provar', 'Pergunte o que está aberto. Quem decide é a língua, não o rótulo.'],
    ],
  },
  pizzeria: {
    noun: 'Pizzaria',
    lead: 'Massa, tomate, calor e alguns minutos. Coma à mesa enquanto a borda estala.',
    cards: [
      ['Do forno', 'A sua pizza entra quando é pedida. Por isso sai quente.'],
      ['Do seu jeito', 'Tirar algo, pôr algo. Diga ao pedir.'],
      ['Aqui ou em casa', 'Pergunte o que se pode levar e quando fica pronto.'],
    ],
  },
  catering: {
    noun: 'Bufê',
    lead: 'Você convida, nós cozinhamos. Diga o dia, o lugar e quantos convidados, e montamos o que combina.',
    heading: 'Para os seus convidados',
    cards: [
      ['Cardápio sob medida', 'Bufê, pratos ou algo para comer com a mão. Sugerimos, você escolhe.'],
      ['Para todos', 'Diga antes as alergias e as dietas. Assim ninguém fica com fome.'],
      ['No local', 'Luz, água, espaço: perguntamos antes, para que o dia corra bem.'],
    ],
  },
  bar: {
    noun: 'Bar',
    lead: 'O dia acabou, a noite não. Pegue um banco, diga do que gosta e deixe que servimos.',
    heading: 'No balcão',
    cards: [
      ['A sua bebida', 'Diga um sabor em vez de um nome. Achamos algo.'],
      ['Sem álcool', 'Feito com o mesmo cuidado. Peça.'],
      ['Com amigos', 'São vários? Escreva antes, e vemos uma mesa.'],
    ],
  },
  flowers: {
    noun: 'Floricultura',
    lead: 'Diga para quem e por quê. Escolhemos o que hoje está bonito e amarramos.',
    cards: [
      ['Buquês', 'Pela cor, pelo ânimo ou pelo que o bolso permite.'],
      ['Para os grandes dias', 'Casamentos, despedidas, aniversários: vamos falar cedo.'],
      ['Para durar', 'Dizemos como cortar, regar e onde pôr.'],
    ],
  },
  books: {
    noun: 'Livraria',
    lead: 'Diga o último livro de que gostou. Pomos o próximo na sua mão.',
    cards: [
      ['Folhear', 'Abrir, ler a primeira página, devolver, pegar outro.'],
      ['Sugestões', 'Para a praia, para a avó, para quem não lê.'],
      ['Por encomenda', 'Não está na prateleira? Pergunte quando pode chegar.'],
    ],
  },
  clothing: {
    noun: 'Loja de roupas',
    lead: 'Vista, mova-se, sente-se. Se está certo, você esquece que está usando.',
    cards: [
      ['Provar', 'O tamanho na etiqueta diz pouco. O espelho diz mais.'],
      ['Outra opinião', 'Pergunte. Também dizemos quando não cai bem.'],
      ['Tecido e cuidado', 'Dizemos do que é feito e como se lava.'],
    ],
  },
  jewellery: {
    noun: 'Joalheria',
    lead: 'Coisas pequenas com grande sentido. Conte a história por trás, e procuramos a peça.',
    cards: [
      ['Para todo dia', 'Leve, resistente, sua.'],
      ['Para presentear', 'Traga um anel que serve, ou adivinhe. Ajudamos.'],
      ['Para consertar', 'Fechos, pedras, tamanhos: pergunte o que é possível.'],
    ],
  },
  winery: {
    noun: 'Vinícola',
    lead: 'Um ano de clima numa taça. Venha provar no que deram o sol, o solo e a paciência.',
    cards: [
      ['O vinhedo', 'Pergunte pelo solo, pela encosta e pela safra. A resposta está na taça.'],
      ['A adega', 'Certas coisas não se apressam. Mostramos o que descansa ali.'],
      ['A prova', 'Escreva antes de vir, para que alguém tenha tempo para você.'],
    ],
    offerTitle: 'Vinhos',
  },
} satisfies Record<string, BranchCopy>;
