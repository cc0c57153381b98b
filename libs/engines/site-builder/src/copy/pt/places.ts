import type { SubjectCopy } from '../copy.js';

export const PLACES = {
  lodging: {
    noun: 'Pousada',
    lead: 'Chegar, largar a mala, abrir a janela. O resto do dia não tem plano até que você faça um.',
    what: {
      heading: 'Enquanto está aqui',
      cards: [
        ['Uma cama pronta', 'Lençóis limpos, uma chave e alguém que diz onde fica o interruptor.'],
        ['De manhã', 'Diga quando se levanta e do que gosta. Dizemos o que podemos oferecer.'],
        ['Os arredores', 'Pergunte aonde nós vamos. Você leva um mapa e uma opinião.'],
      ],
    },
    offer: {
      title: 'Quartos',
      heading: 'Onde você dorme',
      lead: 'Escolha pela vista, pelo tamanho ou pelo preço. Na dúvida, pergunte.',
      notes: [
        ['Crianças, cães, bicicletas', 'Escreva quem e o que viaja junto. Dizemos se é possível.'],
        ['Chegar tarde', 'Diga a que horas espera chegar. Combinamos como entrar.'],
      ],
    },
    way: {
      title: 'Sua estadia',
      heading: 'Como reservar',
      lead: 'Pergunte diretamente. Uma estadia está reservada quando a confirmamos.',
      steps: [
        ['Diga as datas', 'Chegada, saída, quantas pessoas. Diga se pode mudar um dia.'],
        ['Receba uma oferta', 'Respondemos com um quarto e o preço para essas noites.'],
        ['Chegue', 'Você sabe o caminho, a hora e para quem ligar na estrada.'],
      ],
    },
    about: [
      'Uma casa para hóspedes vive de pequenas coisas: um chuveiro quente, uma porta silenciosa, uma resposta na hora certa.',
      'Diga do que precisa para dormir bem. O resto é por nossa conta.',
    ],
    faq: [
      [
        'Quando posso chegar e sair?',
        'Dizemos os horários ao confirmar. Se não servem, pergunte; muitas vezes dá para ajeitar.',
      ],
      [
        'Posso cancelar?',
        'As condições estão na oferta, antes do seu sim. Escreva assim que os planos mudarem.',
      ],
      ['Como chego?', 'Diga de onde parte. Enviamos o melhor caminho de trem, de carro ou a pé.'],
    ],
    call: {
      heading: 'Quando gostaria de vir?',
      text: 'Envie as suas datas. Respondemos com um quarto.',
      action: 'Perguntar pelas datas',
    },
    earns: 'Diárias, café da manhã e extras durante a estadia.',
  },
  venue: {
    noun: 'Espaço de eventos',
    lead: 'Um salão espera por gente. Veja o que há, ou encha-o com uma noite sua.',
    what: {
      heading: 'O que um salão pode ser',
      cards: [
        ['Uma noite fora', 'Venha pelo programa e fique pela conversa depois.'],
        [
          'O seu evento',
          'Uma festa, uma palestra, um concerto, uma reunião. Diga o que planeja, e vemos o salão juntos.',
        ],
        ['Um palco', 'Faz música, teatro ou algo sem nome? Escreva.'],
      ],
    },
    offer: {
      title: 'Salas e programa',
      heading: 'O que se encontra aqui',
      lead: 'Datas, salas e o que vem com elas.',
      notes: [
        [
          'Acesso',
          'Diga se precisa entrar sem degraus ou de um lugar com espaço. Dizemos o que a casa permite.',
        ],
        ['Som e luz', 'Pergunte o que há e o que deve trazer. Melhor antes que na noite.'],
      ],
    },
    way: {
      title: 'Alugar',
      heading: 'Da ideia às portas abertas',
      lead: 'Quem planeja um evento tem muitas perguntas. Começamos com três.',
      steps: [
        ['O quê e quando', 'A ocasião, a data, quantas pessoas. Aproximado serve.'],
        ['Venha ver', 'Andamos pelas salas e falamos de cadeiras, som e do caminho até a cozinha.'],
        ['Combinamos', 'Você recebe uma oferta com tudo. Depois do seu sim, a data é sua.'],
      ],
    },
    about: [
      'Salões se lembram das noites. Nossa parte é abrir, acender e deixar livres as saídas.',
      'O que acontece no meio depende de quem vem.',
    ],
    faq: [
      ['Posso ver as salas antes?', 'Sim, escreva, e combinamos uma hora.'],
      ['Como consigo ingressos?', 'Cada evento diz como. Na dúvida, pergunte com o nome e a data do evento.'],
      ['Podemos trazer comida e bebida?', 'Diga o que planeja. Dizemos o que é possível e pomos na oferta.'],
    ],
    call: {
      heading: 'A sua data está livre?',
      text: 'Diga o que planeja. Olhamos o calendário.',
      action: 'Perguntar por uma data',
    },
    earns: 'Aluguel de salas, ingressos, e comida e bebida na noite.',
  },
  education: {
    noun: 'Escola',
    lead: 'Aprenda passo a passo, com alguém que percebe onde emperra e mostra mais uma vez.',
    what: {
      heading: 'Como se aprende aqui',
      cards: [
        ['Do seu nível', 'Vemos em conjunto o que já sabe. Então começamos um pouco além.'],
        ['Fazendo', 'Ninguém aprende só olhando. Você tenta, corrigimos, você tenta de novo.'],
        ['Perguntas, por favor', 'A pergunta que quase não ousa fazer é a de meia turma.'],
      ],
    },
    offer: {
      title: 'Cursos',
      heading: 'O que pode aprender',
      lead: 'Escolha um curso, ou diga a sua meta, e sugerimos um.',
      notes: [
        ['Faltou a uma aula?', 'Avise antes, se puder. Explicamos como recuperar.'],
        ['Material', 'O que é preciso para um curso, você sabe antes do início. Nada mais.'],
      ],
    },
    way: {
      title: 'Inscrição',
      heading: 'Como começar',
      lead: 'Da primeira pergunta à primeira aula.',
      steps: [
        ['Diga a sua meta', 'O que gostaria de saber fazer, e até quando?'],
        ['Ache o nível', 'Uma conversa curta mostra qual curso combina.'],
        ['Comece', 'Você recebe a data, o local e a lista do que trazer.'],
      ],
    },
    about: [
      'Ensinar é achar a explicação que serve a esta pessoa. Se a primeira não ajuda, há uma segunda.',
      'Preferimos passos pequenos que ficam a grandes que se esquecem no fim de semana.',
    ],
    faq: [
      ['Qual é o meu nível?', 'Escreva o que já sabe. Uma conversa curta resolve o resto.'],
      [
        'Posso entrar mais tarde?',
        'Depende do curso. Pergunte; dizemos com sinceridade se dá para acompanhar.',
      ],
      ['E se eu faltar a uma aula?', 'Avise, e explicamos o que foi visto e como recuperar.'],
    ],
    call: {
      heading: 'O que gostaria de aprender?',
      text: 'Diga a sua meta e o que já sabe.',
      action: 'Perguntar por um curso',
    },
    earns: 'Mensalidades, aulas avulsas e materiais.',
  },
  nonprofit: {
    noun: 'Associação',
    lead: 'Certas coisas só mudam quando as pessoas fazem juntas. Veja aqui o que fazemos e onde falta uma mão.',
    what: {
      heading: 'Em que trabalhamos',
      cards: [
        ['A causa', 'Dizemos o que está errado e o que se pode fazer daqui.'],
        ['O trabalho', 'Muito é pequeno: reuniões, ligações, caixas para carregar. Somado, conta.'],
        ['As pessoas', 'Com uma hora, uma habilidade ou uma pergunta: toda ajuda é bem-vinda.'],
      ],
    },
    offer: {
      title: 'O que fazemos',
      heading: 'Nosso trabalho',
      lead: 'Nossos projetos, em palavras claras.',
      notes: [
        ['Para onde vai o dinheiro', 'Pergunte. Dizemos para que serve uma doação antes que ela seja feita.'],
        ['Trabalhar conosco', 'Escolas, clubes, empresas: escrevam se virem algo a fazer em comum.'],
      ],
    },
    way: {
      title: 'Participar',
      heading: 'Como ajudar',
      lead: 'Com tempo, com o que sabe ou com dinheiro. Tudo move algo.',
      steps: [
        ['Escreva', 'Diga o que importa para você e quanto tempo tem.'],
        ['Venha uma vez', 'Veja como trabalhamos, sem prometer nada.'],
        ['Ache a sua parte', 'Sempre ou de vez em quando. As duas coisas ajudam.'],
      ],
    },
    about: [
      'Somos pessoas que fazem juntas o que ninguém consegue fazer só.',
      'Dizemos abertamente o que conseguimos, o que não e o que falta para o próximo passo.',
    ],
    faq: [
      ['Preciso de experiência para ajudar?', 'Não. Diga o que gosta de fazer, e achamos uma tarefa.'],
      ['Para que serve uma doação?', 'Pergunte pelo projeto em curso. Você sabe antes de dar.'],
      ['Posso ter um recibo?', 'Escreva sobre a doação. Dizemos que comprovante podemos emitir.'],
    ],
    call: {
      heading: 'Dá uma mão?',
      text: 'Escreva o que gostaria de fazer. Respondemos com um primeiro passo.',
      action: 'Participar',
    },
    earns: 'Doações, mensalidades, subsídios e renda de eventos.',
  },
} satisfies Record<string, SubjectCopy>;
