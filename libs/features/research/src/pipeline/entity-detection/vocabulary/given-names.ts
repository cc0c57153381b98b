import { words } from './words.js';

/**
 * Frequent given names in lower case without accents. Not needed next to a role or a title; elsewhere they
 * distinguish "said Jane Doe" from "said Goldman Sachs".
 */
export const GIVEN_NAMES = words(`
  aaron abby abdul abdullah abigail adam adele adrian adriana agnes ahmed aidan aiko aisha akira alain alan albert alberto
  alejandra alejandro aleksander alessandro alex alexander alexandra alexis alfred alfonso ali alice alicia alison allan
  allison alma alexei alvaro amanda amelia amina amir amit amy ana anastasia anders andre andrea andreas andrei andres
  andrew andrzej andy angel angela angelika anil anita anja ann anna annabel anne annette annie anthony antje antoine anton
  antonio anya april arjun arnaud arne arnold arthur arturo arun asha ashley astrid audrey august aurelie austin axel ayesha
  barbara beatrice beatriz becky ben benedict benjamin benoit bernard bernd bernie bert beth bettina betty bill billy birgit
  bjorn bob boris brad bradley brandon brenda brett brian bridget brigitte britta brooke bruce bruno bryan caleb cameron
  camila camille carina carl carla carlo carlos carmen carol carolina caroline carolyn carrie catherine cathy cecilia celia
  celine chad chandra charles charlie charlotte chen chiara chloe chris christa christian christiane christina christine
  christoph christophe christopher chuck cindy claire clara clarissa claude claudia claudio clement colin connie conrad
  corinne craig cristina curtis cynthia dagmar daisuke dale damian dan dana daniel daniela daniele danielle danny daria
  darren dave david dawn dean deborah deepak delphine denis denise dennis derek devon diana diane didier diego dieter dietmar
  dimitri dirk dmitry dolores dominic dominik dominique don donald donna dora doris dorothy doug douglas drew duncan dylan
  ed eddie edgar edith edmund eduardo edward edwin eileen elaine elena eleanor eli elias elif elisa elisabeth elise elizabeth
  ella ellen elliot elon elsa emil emilia emilie emily emma emmanuel emre enrico enrique eric erica erich erik erika erin
  ernest ernst esteban estelle esther ethan eugene eugenia eva evan evelyn fabian fabio fabrice fatima fatou federico felicia
  felipe felix ferdinand fernanda fernando fiona florence florian frances francesca francesco francis francisco franco
  francois francoise frank franz fred freddie frederic frederick frederik frieda friedrich gabriel gabriela gabriele gareth
  garry gary gavin gemma geoff geoffrey georg george georges gerald gerard gerd gerhard gertrude giles gina giorgio giovanni
  gisela giulia giuseppe glen glenn gloria gordon grace graham greg gregor gregory greta guido guillaume guillermo gunter
  gustav gustavo guy gwen hal hana hanna hannah hannes hans harald harold harriet harry harvey hassan hector heidi heike
  heiko heinrich heinz helen helena helene helga helmut hendrik henri henrik henrique henry herbert herman hermann hilary
  hilda hiroshi holger holly horst howard hubert hugh hugo hussein ian ibrahim ida ignacio igor imran inga inge ingo ingrid
  ines irene irina iris isaac isabel isabella isabelle ivan ivana jack jackie jacob jacqueline jacques jaime jake jakob james
  jamie jan jana jane janet janice janine jared jasmine jason javier jay jean jeanette jeanne jeff jeffrey jennifer jenny
  jens jeremy jerome jerry jesper jesse jessica jesus jill jim jimmy jo joachim joan joanna joao joaquin jochen jodie joe
  joel joerg johan johann johanna johannes john johnny jon jonas jonathan jordan jorg jorge jose josef josefina joseph josh
  joshua joy joyce juan juana juanita judith judy julia julian juliana julie julien juliet julio julius jun jurgen justin
  justine jutta kai kaori kara karen karim karin karina karl karla karsten kate katharina katherine kathleen kathrin kathryn
  kathy katie katja katrin kay kazuo keiko keith kelly ken kenji kenneth kenta kerry kevin khalid kim kimberly kirsten klaus
  konrad konstantin kristen kristin kristina kumar kurt kyle lara larry lars laura lauren laurence laurent lawrence lea leah
  leila lena leo leon leonard leonardo leonie leonora leslie leticia lewis liam lilian lily lina linda lindsay ling lisa
  liz lola lorena lorenzo lothar lou louis louisa louise lourdes luc luca lucas lucia lucie lucien lucy ludwig luigi luis
  luisa luiz lukas luke lutz lydia lynn mabel madeleine maggie magnus mahmoud maja malcolm malik manfred manuel manuela
  marc marcel marcello marcia marco marcos marcus margaret margarita maria mariam mariana marianne marie marilyn marina
  mario marion marisa marissa marjorie mark marko markus marlene marta martha martin martina mary masako mateo mathias
  mathieu mathilde matt matteo matthew matthias maurice mauricio max maxim maxime maximilian maya megan mehmet mei melanie
  melinda melissa mercedes meredith mia micah michael michaela michel michele michelle miguel mike mikhail milan miles mina
  miranda miriam mohamed mohammad mohammed moira molly mona monica monika monique morgan moritz morten muhammad murray
  mustafa nadia nadine nancy naomi natalia natalie natasha nathalie nathan neha neil nelson nicholas nick nicola nicolas
  nicole nigel niels nikita nikolai nils nina noah noel nora norbert norma norman olaf ole oleg olga oliver olivia olivier
  omar orlando oscar osman oskar otto owen pablo paola paolo pascal pat patricia patrick patrik paul paula pauline pavel
  pedro peggy penelope per peter petra phil philip philipp philippe phillip pia pierre pilar piotr polly prakash preeti
  priya rachel rafael rahul rainer raj rajesh ralf ralph ramon ramona randy raphael raquel rashid ravi ray raymond rebecca
  regina reinhard reiner rene renata renate ricardo richard rick rita rob robert roberta roberto robin rodney rodrigo roger
  roland rolf romain roman ron ronald rosa rosalind rose rosemary ross roxanne roy ruben rudolf rupert russell ruth ryan
  sabine sabrina sacha sahra sally salma sam samantha samir samuel sandeep sandra sanjay sara sarah sasha satoshi satya
  saul scott sean sebastian sergei sergey sergio seth shane shannon sharon sheila sheryl shirley siegfried sigrid silke
  silvia simon simone siobhan sofia sofie sonia sonja sophia sophie stacy stanislav stanley stefan stefanie stefano stella
  stephan stephane stephanie stephen steve steven stuart sue sunil sundar suresh susan susana susanna susanne suzanne sven
  svetlana svenja sylvia sylvie takashi takeshi tamara tania tanja tanya tara tariq tatiana ted teresa terry tess thea
  theodor theodore theresa therese thierry thomas thorsten tiffany tilman tim timo timothy tina tobias todd tom tomas tomasz
  tommy toni tony torsten tracy travis trevor tristan tyler udo ulrich ulrike umar ursula ute uwe valentin valentina valerie
  vanessa vera verena veronica veronika victor victoria vijay viktor vikram vincent vincenzo viola violet virginia vivek
  vivian vladimir volker walter wanda warren wayne wei wendy werner wilfried wilhelm will william willy wolfgang xavier
  xiaoming yamina yan yann yasmin yasuko yolanda yuki yuri yusuf yves yvette yvonne zachary zainab zara zhang zoe
  linus bjarne brendan vint rasmus yukihiro edsger ada junio wally niklaus
`);
