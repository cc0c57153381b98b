/** Antonyms of technical English that are not in WordNet. Each line has two sides; words of one side mean the same here. */
const PAIRS = `
enable | disable
allow permit let | forbid prohibit deny prevent disallow block
include | exclude omit
before prior | after afterwards following
more | less fewer
above over | below under beneath
increase raise grow | decrease reduce lower drop shrink
first | last
start begin launch | stop end terminate finish
succeed success successful successfully | fail failure unsuccessful
accept | reject refuse
add append | remove delete
create | delete destroy
read | write
input | output
send transmit | receive
encrypt | decrypt
encode | decode
compress | decompress uncompress
pending waiting queued | running
required mandatory compulsory necessary | optional
client | server
source | destination target
absolute | relative
synchronous | asynchronous
local | remote
single | multiple several
public | private
maximum most | minimum least
larger bigger greater large big | smaller small
longer long | shorter short
faster quicker quickly fast | slower slowly slow
better best good | worse worst bad
older oldest old | newer newest new recent
earlier early | later late
higher highest high | lower lowest low
upper | lower
always | never sometimes
often frequently usually | rarely seldom
ascending | descending
left | right
true | false
open | close closed shut
install | uninstall
mount | unmount
load | unload
lock | unlock
set | unset clear
enter | leave exit
import | export
buy | sell
win | lose
push | pull
upload | download
parent | child
insert | delete
same equal identical | different
inside within | outside
kept keep retain preserve | discard drop
explicit explicitly | implicit implicitly
manual manually | automatic automatically
temporary | permanent persistent
static | dynamic
valid | invalid
leading | trailing
prefix | suffix
ancestor | descendant
superuser root privileged | unprivileged
stable | unstable
supported | deprecated
known | unknown
empty | nonempty
missing | present specified given exist provided supplied passed
up | down
from | to
`;

export const OPPOSITE_PAIRS: readonly (readonly [string[], string[]])[] = PAIRS.trim()
  .split('\n')
  .map((line) => {
    const [one = '', other = ''] = line.split(' | ');
    return [one.split(' '), other.split(' ')];
  });

/** Words of technical English that mean the same, one group a line. */
export const SYNONYM_GROUPS: readonly string[][] = `
display show print list report
specify give name indicate state supply provide pass
omit missing
use employ utilize
get obtain retrieve fetch acquire
start launch begin invoke run execute
error failure exception fault
folder directory
option switch flag argument parameter
character letter
need require
want wish
immediately directly once
automatically itself
exceed surpass larger
various several multiple many
whole entire complete full fully entirely completely
also too additionally
program command tool utility application software
function routine
keep retain preserve maintain remain
discard drop
change modify alter
replace substitute
contain hold include
own individual single separate
equal same identical equivalent
file document
respect honor honour obey
ignore disregard skip
stop exit quit terminate end
finish complete
memory ram
hand pass
computer machine system
setting configuration preference
connect attach link
hide conceal
shrink reduce decrease lower
empty blank
default standard
user account
process task
call invoke
slow delay
avoid prevent
help assist aid
convert transform translate
allow permit let enable able
ensure guarantee sure
choose select pick
find locate search
delete remove erase clear
create make build generate produce
old obsolete former previous
new recent
often frequently
offer provide supply
method way means
signal notify
quote quotation
begin start
blank empty
number count
length size
cut truncate
byte octet
superuser root
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
