import type { BranchCopy } from '../branch.js';

/** Branches of care for people and animals. */
export const CARE_BRANCHES = {
  hair: {
    noun: 'Salão de cabeleireiro',
    lead: 'Traga uma foto ou só uma ideia. Dizemos o que o cabelo permite, e então cortamos.',
    cards: [
      ['Primeiro a conversa', 'Quanto tempo quer gastar de manhã? Isso decide muito.'],
      ['Corte e cor', 'Dizemos o que é preciso, quanto dura e como cresce.'],
      ['Em casa', 'Você aprende a se pentear com poucos produtos.'],
    ],
  },
  nails: {
    noun: 'Estúdio de unhas',
    lead: 'Curtas, longas, naturais ou vivas. Sente-se, escolha uma cor e dê uma hora às suas mãos.',
    cards: [
      ['Forma e comprimento', 'O que combina com as suas mãos e o seu dia a dia.'],
      ['Cor e desenho', 'Traga uma imagem ou escolha aqui.'],
      ['Cuidado', 'Dizemos como manter unhas e pele até a próxima vez.'],
    ],
  },
  tattoo: {
    noun: 'Estúdio de tatuagem',
    lead: 'Fica para sempre. Por isso primeiro conversamos, desenhamos, mudamos, e começamos quando houver certeza.',
    cards: [
      ['A sua ideia', 'Um esboço, uma palavra, uma foto. Perguntamos até ver também.'],
      ['O desenho', 'O tamanho e o lugar decidem como envelhece. Dizemos com sinceridade.'],
      ['A cicatrização', 'Você leva para casa conselhos por escrito.'],
    ],
  },
  massage: {
    noun: 'Massagem e descanso',
    lead: 'Deite-se, solte o ar. Diga onde dói e com que força gosta.',
    cards: [
      ['Antes', 'Perguntamos por dores, doenças e o que espera.'],
      ['Durante', 'Mais forte, mais suave, mais quente: basta uma palavra.'],
      ['Depois', 'Fique um momento. A rua pode esperar.'],
    ],
  },
  dentist: {
    noun: 'Consultório odontológico',
    lead: 'Dizemos o que fazemos antes de fazer, e paramos quando você levanta a mão.',
    cards: [
      ['Revisão', 'Um olhar sobre dentes e gengivas, e palavras claras sobre o que vemos.'],
      ['Tratamento', 'Primeiro você ouve as opções e os custos. Depois decide.'],
      ['Se tem medo', 'Diga. Vamos devagar e fazemos pausas.'],
    ],
  },
  therapy: {
    noun: 'Consultório de psicoterapia',
    lead: 'Certas coisas pesam menos quando ditas em voz alta. Aqui há um lugar para isso.',
    cards: [
      ['Conhecer-se', 'A primeira conversa mostra se este parece o lugar certo.'],
      ['No seu ritmo', 'Você decide do que falamos, e quando.'],
      ['Em confiança', 'O que se diz na sala fica na sala.'],
    ],
    steps: [
      ['Escreva umas linhas', 'Diga do que se trata, não mais do que quiser, e quando pode.'],
      ['Primeira conversa', 'Nós nos conhecemos. Você pergunta, nós perguntamos.'],
      ['Decida com calma', 'Durma sobre o assunto. Depois diga se continuamos.'],
    ],
    faq: [
      [
        'O que acontece na primeira conversa?',
        'Ouvimos o que traz você aqui e dizemos como trabalhamos. Não é preciso preparar nada.',
      ],
      ['Quem paga?', 'Depende da terapia e do plano de saúde. Pergunte antes da primeira conversa.'],
      [
        'E se eu não puder ir?',
        'Desmarque o quanto antes, por favor. Outra pessoa pode precisar do horário.',
      ],
    ],
  },
  vet: {
    noun: 'Clínica veterinária',
    lead: 'O seu animal não sabe dizer onde dói. Por isso olhamos de perto e perguntamos a você.',
    cards: [
      ['Consultas e vacinas', 'Vemos peso, dentes, pelo e coração, e dizemos o que falta.'],
      ['Quando adoece', 'Conte desde quando, o que come e o que mudou.'],
      ['Vir com calma', 'Traga uma manta com cheiro de casa. Ajuda.'],
    ],
  },
  pharmacy: {
    noun: 'Farmácia e óptica',
    lead: 'Traga a receita, as perguntas ou as duas coisas. Conferimos, explicamos e procuramos o que serve.',
    cards: [
      ['Orientação', 'Como usar, no que prestar atenção, com o que não combina.'],
      ['Por encomenda', 'Não está aqui? Pergunte quando pode chegar.'],
      ['Ajustar e conferir', 'Sente-se um momento. Certas coisas é preciso provar.'],
    ],
  },
  pets: {
    noun: 'Cuidado de animais',
    lead: 'Fale do seu animal: do que gosta, o que teme, para quem late. Depois o conhecemos.',
    cards: [
      ['Conhecer-se', 'Um primeiro encontro com calma, para a confiança crescer.'],
      ['Em boas mãos', 'Passeio, cuidado ou adestramento: combinado com você, na medida do animal.'],
      ['Você fica sabendo', 'Diga como quer receber notícias.'],
    ],
  },
  childcare: {
    noun: 'Cuidado infantil',
    lead: 'Crianças precisam de gente com tempo, e os pais precisam saber que é assim. Venha nos ver.',
    heading: 'Um dia aqui',
    cards: [
      ['Chegar', 'Umas dão tchau na hora, outras precisam de uma semana. As duas coisas estão bem.'],
      ['Brincar e aprender', 'Fora, dentro, em grupo e a sós. Brincar é o trabalho das crianças.'],
      ['Falar com os pais', 'Você conta a noite, nós contamos o dia.'],
    ],
    offerTitle: 'O cuidado',
  },
  funeral: {
    noun: 'Serviços funerários',
    lead: 'Agora você não precisa saber o que fazer. Sentamos com você e vemos passo a passo.',
    cards: [
      ['As primeiras horas', 'Ligue. Dizemos o que vem agora e o que pode esperar.'],
      ['A despedida', 'Como combina com a pessoa. Grande, pequena ou bem discreta.'],
      ['Os papéis', 'Dizemos quais são precisos e cuidamos do que podemos.'],
    ],
  },
} satisfies Record<string, BranchCopy>;
