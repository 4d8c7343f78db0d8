/**
 * How much each cue speaks for or against a kind of app: 'cue | kind weight, …'. The weights are fitted to the descriptions
 * of the tests by scripts/fit-kind-weights.ts; a cue without weights for a kind says nothing about it.
 */
export const kindWeightRows = `
animals | appointments 0.8, reservation 0.7, feed 0.5, log 0.4, checklist -0.2, people -0.2, ledger -0.2, stock -0.2, tool -0.2, quiz -0.3, collection -0.4, jobs -0.4
apartment | ledger 1.5, collection 0.2, reservation 0.2, people -0.3, stock -0.3, tool -0.3
appWish | articles 0.4, conversation 0.4, appointments 0.3, checklist 0.3, feed 0.2, weekPlan 0.2, stock -0.2, tool -0.2, collection -0.3, people -0.7
appointment | appointments 3, jobs -0.2, stock -0.2, catalogue -0.2, tool -0.3, collection -0.4, log -0.6
arcadeAct | game 1.6, ledger 0.7, collection -0.2, appointments -0.2, tool -0.2, stock -0.3, jobs -0.4, people -0.5
ask | quiz 2.6, jobs 0.3, stock 0.2, checklist -0.2, ledger -0.2, feed -0.2, log -0.3, appointments -0.3, people -0.3, tool -0.3, collection -0.7
attend | people 1.7, appointments 0.4, jobs 0.2, collection -0.2, stock -0.2, quiz -0.2, game -0.2, ledger -0.3, weekPlan -0.3, tool -0.4
attributes | collection 1.4, appointments 0.6, stock 0.4, catalogue 0.2, feed -0.2, tool -0.2, reservation -0.3, ledger -0.3, weekPlan -0.3, log -0.5
bet | quiz 1.7, game 0.4, jobs -0.2, people -0.2, tool -0.2, collection -0.4
birth | log 1, jobs -0.2
body | log 1, reservation 0.9, weekPlan 0.4, jobs -0.3, tool -0.3, collection -0.4, people -0.4
booking | reservation 2.6, appointments 2, checklist -0.2, ledger -0.2, stock -0.2, catalogue -0.2, feed -0.2, quiz -0.2, game -0.2, jobs -0.3, people -0.4, weekPlan -0.4, tool -0.4, collection -0.5, log -1
buyOnline | feed 0.3, catalogue 0.2
calculate | tool 2.9, ledger 0.7, catalogue -0.2, weekPlan -0.2, quiz -0.2, game -0.2, people -0.3, collection -0.5, log -1.1
cardSides | collection 0.4, quiz 0.2, people -0.2
chart | board 0.5, log 0.4, people 0.4, collection -0.2, tool -0.2, quiz -0.2
chat | conversation 1, feed 0.6, collection -0.4, log -0.6
clash | reservation 1.1, people -0.2, collection -0.3, weekPlan -0.3
collect | collection 1.6, appointments 0.2, checklist -0.2, people -0.2, catalogue -0.2, game -0.2, weekPlan -0.4, tool -0.4
convert | tool 2.4, quiz 0.2, appointments -0.2, stock -0.2, game -0.2, people -0.3, collection -0.4, log -0.7
count | log 1, tool 1, appointments 0.5, jobs 0.2, people -0.2, articles -0.2, feed -0.2, checklist -0.3, catalogue -0.3, weekPlan -0.3, collection -0.6
customers | jobs 1.4, appointments 0.8, ledger 0.5, people 0.3, weekPlan -0.2, quiz -0.2, tool -0.4, collection -0.7, log -0.9
deliver | jobs 1.6, appointments 0.3, people 0.2, stock 0.2, tool -0.2, quiz -0.2, collection -0.8
deposit | appointments 1, reservation 0.7, jobs 0.4, log -0.4, collection -0.7
distance | log 0.6, catalogue 0.4, tool 0.4, collection 0.2, people -0.2, ledger -0.2, jobs -0.3
dues | ledger 2.3, people 0.9, appointments -0.2, catalogue -0.2, weekPlan -0.2, jobs -0.3, stock -0.3, tool -0.3, game -0.3, log -0.7
duration | log 1.1, tool 0.3, appointments 0.2, checklist 0.2, collection -0.2, ledger -0.2, articles -0.2, quiz -0.2, game -0.2
earn | log 1.4, checklist 0.2, weekPlan 0.2, collection -0.2, appointments -0.2, reservation -0.2, jobs -0.4, people -0.4
event | jobs 1.1, reservation 0.3, checklist 0.2, people 0.2, tool 0.2, ledger -0.2, stock -0.2, log -0.3, weekPlan -0.3
everyDay | reservation 1.2, weekPlan 0.9, log 0.4, catalogue 0.4, people 0.2, tool 0.2, ledger -0.2, articles -0.2, conversation -0.2, checklist -0.4, stock -0.4, collection -1
everyMonth | log 0.6, people 0.3, stock 0.3, jobs -0.2, weekPlan -0.2, collection -0.4
everyWeek | weekPlan 1.4, people 0.7, reservation 0.2, log -0.2, stock -0.2, tool -0.3, collection -0.4, jobs -0.4
exercise | people 0.9, log 0.5, weekPlan 0.5, reservation 0.2, appointments -0.2, ledger -0.2, stock -0.2, tool -0.2, game -0.2, jobs -0.3
expiry | stock 0.7, log -0.2
game | game 3.7, people 0.2, appointments -0.2, reservation -0.2, ledger -0.2, stock -0.2, catalogue -0.2, feed -0.2, weekPlan -0.2, checklist -0.3, tool -0.3, quiz -0.4, log -1
geometry | tool 0.7, log 0.4, jobs 0.3, people 0.2, collection -0.2, appointments -0.2, stock -0.2
hall | reservation 1.3, people 0.3, weekPlan 0.2, jobs -0.2, collection -0.3
happened | log 1.3, collection 0.4, reservation 0.2, ledger -0.2, jobs -0.3, weekPlan -0.3, people -0.4
harvest | log 0.8, game 0.3, reservation 0.2, weekPlan 0.2, stock -0.2, feed -0.2, appointments -0.3, checklist -0.3
hobby | collection 1.4, stock 0.4, jobs -0.2, quiz -0.2, log -0.8
howMuchNeed | tool 1.8, people 0.3, ledger 0.2, checklist -0.2, collection -0.6, log -1.1
inspect | log 0.6, checklist 0.2, appointments -0.3
inventory | stock 3.1, collection 0.3, appointments -0.2, people -0.2, catalogue -0.2, quiz -0.2, game -0.2, reservation -0.3, ledger -0.3, weekPlan -0.4, log -0.8
invoice | jobs 1, checklist 0.2, ledger 0.2, collection -0.2, stock -0.2, tool -0.3
journey | catalogue 0.9, people 0.4, log 0.3, weekPlan 0.3, stock 0.2, checklist -0.2, collection -1.1
lasts | quiz 0.4, tool 0.3, game 0.3, log 0.2, appointments 0.2, collection -0.4
learn | quiz 3.5, people 0.7, game 0.2, ledger -0.2, weekPlan -0.2, jobs -0.3, appointments -0.3, checklist -0.3, stock -0.3, tool -0.6, collection -0.7, log -0.8
lend | collection 1.4, reservation 0.7, stock 0.3, log -0.2, jobs -0.3, weekPlan -0.4, ledger -0.6
lesson | people 1.2, appointments 0.7, feed 0.3, weekPlan 0.3, tool 0.2, jobs -0.2, ledger -0.2, catalogue -0.2, game -0.2, checklist -0.3, stock -0.4, log -0.7
letAsWork | reservation 0.5, collection -0.2
letOut | reservation 2.9, jobs 0.3, people -0.2, ledger -0.2, stock -0.2, weekPlan -0.2, tool -0.2, game -0.3, collection -0.6, log -0.9
listOf | checklist 2.8, people 0.7, weekPlan 0.7, collection 0.5, appointments 0.2, articles -0.2, feed -0.2, reservation -0.3, ledger -0.5, tool -0.5, game -0.5, jobs -0.6, log -1.3
listen | collection 1.2, jobs -0.2, weekPlan -0.2, people -0.3
litres | log 0.8, tool 0.8, appointments -0.2, catalogue -0.2, game -0.2, weekPlan -0.3
makeForOthers | jobs 1.2, tool 0.3, people 0.2, reservation -0.2, stock -0.2, quiz -0.2, collection -0.5
measure | log 0.8, jobs 0.8, tool 0.4, articles 0.2, collection -0.2, reservation -0.2, people -0.2, catalogue -0.2, feed -0.2, game -0.2, stock -0.3
memberOf | people 2.7, reservation 0.4, conversation 0.4, collection -0.2, jobs -0.2, checklist -0.2, ledger -0.2, stock -0.2, catalogue -0.2, quiz -0.3, log -0.5, game -0.6
mine | ledger 0.5, weekPlan 0.4, conversation 0.3, board 0.3, collection 0.2, stock 0.2, tool 0.2, appointments -0.2, quiz -0.2, jobs -0.3, people -0.3, feed -0.3, log -0.4
money | catalogue 1.3, ledger 1, jobs 0.8, tool 0.7, log -0.2, collection -0.2, people -0.2, articles -0.2, feed -0.3, weekPlan -0.3, checklist -0.5, quiz -0.5, game -0.5
news | articles 2.1, feed 0.4, collection 0.2, quiz 0.2, jobs -0.2, checklist -0.2, people -0.2, ledger -0.2, weekPlan -0.3, game -0.3, log -0.5
offer | catalogue 3, stock 0.4, appointments -0.2, reservation -0.2, game -0.2, people -0.3, weekPlan -0.3, tool -0.3, jobs -0.4, log -0.9
order | jobs 2.8, catalogue 0.3, collection -0.2, appointments -0.2, reservation -0.2, ledger -0.2, weekPlan -0.2, quiz -0.2, stock -0.3, tool -0.3, log -0.9
owe | ledger 2.8, appointments -0.2, checklist -0.2, stock -0.2, catalogue -0.2, weekPlan -0.2, tool -0.2, log -0.5, jobs -0.5
pack | checklist 1.2, collection 0.7, tool 0.2, jobs -0.2, people -0.2, stock -0.2, catalogue -0.2, log -0.6
paid | ledger 1.3, people 0.9, appointments 0.5, reservation -0.2, catalogue -0.2, quiz -0.2, weekPlan -0.4, collection -0.9
patients | appointments 0.6, checklist 0.2, people 0.2, jobs -0.2
pending | checklist 2.9, weekPlan -0.2, tool -0.2, game -0.2, jobs -0.3, people -0.5, log -0.8
percent | tool 1.7, log 0.2, people -0.2, stock -0.2, quiz -0.2, game -0.2, collection -0.5
phone | people 1.3, appointments 0.8, game 0.5, jobs 0.3, reservation 0.2, stock 0.2, collection -0.2, articles -0.2, feed -0.2, catalogue -0.3, checklist -0.4, weekPlan -0.6, log -0.7
photo | collection 0.7, catalogue 0.7, jobs 0.3, feed 0.3, reservation -0.2, checklist -0.2, quiz -0.2, game -0.2, log -0.4, tool -0.4
place | collection 0.6, reservation 0.5, stock 0.4, conversation 0.4, catalogue 0.3, quiz -0.2, game -0.2, checklist -0.3, ledger -0.3, tool -0.4, log -0.6
plan | weekPlan 2.4, jobs 0.6, reservation 0.5, appointments 0.4, checklist 0.4, catalogue 0.4, people -0.2, feed -0.2, ledger -0.3, stock -0.3, quiz -0.3, game -0.4, tool -0.6, collection -0.8, log -0.9
player2 | tool 0.3, people -0.2
project | jobs 0.9, feed 0.7, board 0.6, collection 0.5, stock -0.2, tool -0.2, appointments -0.3, people -0.5, log -0.7
random | tool 1.4, game 1, checklist 0.2, jobs -0.2, collection -0.3, weekPlan -0.3, people -0.4, log -0.6
rating | collection 1.6, catalogue 0.2, appointments -0.2, reservation -0.2, ledger -0.2, tool -0.2, game -0.2, jobs -0.3
readIt | articles 1.6, tool -0.2, quiz -0.4
readMeter | ledger 0.3, log 0.2, jobs 0.2, people -0.2
readingThings | collection 1.9, reservation 0.2, weekPlan 0.2, ledger -0.2, quiz -0.2, game -0.2, jobs -0.3, people -0.4, tool -0.4, log -0.6
recipe | collection 1.4, weekPlan 0.9, people -0.3, jobs -0.4, log -0.7
record | log 1.6, jobs 1.1, ledger 0.8, measurements 0.3, appointments 0.2, reservation 0.2, stock 0.2, people -0.2, catalogue -0.2, conversation -0.2, board -0.2, collection -0.3, articles -0.3, quiz -0.3, checklist -0.4, feed -0.4, weekPlan -0.5, game -0.5, tool -0.7
repair | jobs 1.7, ledger 0.4, stock 0.4, log -0.2, reservation -0.2, checklist -0.2, people -0.2, catalogue -0.2, collection -0.7
report | collection 0.6, stock 0.4, log 0.2, appointments -0.2, tool -0.2, people -0.4
residents | people 0.5, feed 0.4, weekPlan 0.4, collection 0.3, ledger 0.3, catalogue 0.2, appointments -0.2, checklist -0.2, tool -0.3, stock -0.4, jobs -0.6
route | jobs 0.9, weekPlan 0.5, collection 0.2, feed 0.2, quiz 0.2, log -0.2, checklist -0.2, stock -0.2, tool -0.2, appointments -0.3, reservation -0.3, game -0.3
salon | appointments 2.4, weekPlan -0.2, tool -0.2, log -1
school | quiz 1.4, tool 0.3, appointments 0.2, people -0.2, game -0.2, collection -0.3, log -0.4
scoreBoard | log 1.3, game 0.8, jobs -0.2, quiz -0.3, collection -0.5
sell | stock 1.9, catalogue 1.8, ledger 0.5, weekPlan 0.4, articles -0.2, log -0.3, feed -0.3, game -0.3, quiz -0.4, tool -0.6, people -0.7, collection -1.2
sharedThing | reservation 0.8, ledger 0.2, jobs -0.2, people -0.5
socialPost | feed 2.8, board 0.4, weekPlan 0.2, checklist -0.2, stock -0.2, quiz -0.2, game -0.2, appointments -0.3, reservation -0.3, ledger -0.3, tool -0.3, people -0.5, log -0.6
spend | log 1.3, ledger 0.6, checklist 0.5, tool 0.2, stock -0.2, catalogue -0.2, collection -0.4, jobs -0.5, people -0.5
status | jobs 1.1, reservation 0.3, people 0.2, catalogue 0.2, log -0.2, appointments -0.2, ledger -0.2, weekPlan -0.2, stock -0.3, tool -0.3
stay | reservation 1.2, collection 0.8, checklist 0.3, stock 0.3, catalogue -0.2, quiz -0.2, appointments -0.3, ledger -0.3, jobs -0.4, log -0.7
stockLeft | stock 1.8, checklist 0.4, ledger 0.3, quiz -0.2, game -0.2, log -0.3, weekPlan -0.3, people -0.4, tool -0.4
student | people 1.5, weekPlan 0.9, checklist 0.6, feed 0.5, stock 0.2, game 0.2, reservation -0.2, articles -0.2, tool -0.2, collection -0.4, jobs -0.8, quiz -1.1
tickOff | people 0.8, checklist 0.5, weekPlan 0.5, jobs 0.2, log -0.2, appointments -0.2, feed -0.2, tool -0.2, collection -0.3
timer | tool 3.2, quiz -0.2, game -0.2, people -0.4, collection -0.7, log -0.8
tradeWork | jobs 2.4, appointments -0.2, ledger -0.2, stock -0.2, weekPlan -0.2, quiz -0.2, tool -0.3, game -0.3, log -0.4
treatment | log 1.4, appointments 0.2, checklist 0.2, stock 0.2, jobs -0.2, reservation -0.2, tool -0.2, collection -0.7
turn | weekPlan 3.1, appointments 0.7, reservation 0.4, stock -0.2, feed -0.2, quiz -0.2, jobs -0.3, ledger -0.3, tool -0.3, game -0.3, log -0.5, collection -1
untilDate | 
vitals | log 1, people 0.5, measurements 0.5, appointments -0.2, ledger -0.2, catalogue -0.2, quiz -0.2, collection -0.3, stock -0.3
volunteer | weekPlan 0.5, log 0.3, collection 0.3, stock -0.2, jobs -0.3
watch | collection 0.5
weekdays | jobs 0.7, log 0.4, people 0.2, weekPlan 0.2, collection -0.2, stock -0.2, catalogue -0.2, tool -0.2
who | people 1.4, ledger 0.6, checklist 0.5, reservation 0.4, weekPlan 0.4, jobs 0.2, stock -0.2, articles -0.2, feed -0.2, conversation -0.2, appointments -0.3, catalogue -0.4, log -0.5, tool -0.8
~asks | tool 0.8, log 0.5, checklist 0.4, people 0.4, ledger 0.4, weekPlan 0.4, stock 0.2, catalogue -0.2, quiz -0.2, measurements -0.3, articles -0.3, board -0.3, places -0.3, media -0.3, game -0.4, feed -0.7
~asksMuch | weekPlan 0.9, jobs 0.5, ledger 0.5, log 0.4, collection 0.4, reservation 0.4, articles -0.2, conversation -0.2, catalogue -0.3, feed -0.3, quiz -0.3, game -0.3, tool -1
~bare | log 2.1, tool 1.4, collection 1.2, game 1.2, quiz 0.4, people -0.2, articles -0.3, appointments -0.4, stock -0.4, reservation -0.5, catalogue -0.5, board -0.5, feed -0.6, conversation -0.6, measurements -0.8, places -0.8, media -0.8
~enumeration | collection 1.2, log 0.8, jobs 0.6, people 0.5, stock 0.4, appointments 0.3, measurements -0.2, articles -0.2, feed -0.2, conversation -0.2, board -0.2, places -0.2, quiz -0.2, media -0.2, ledger -0.3, checklist -0.4, catalogue -0.6, tool -0.7
~iDo | jobs 0.9, collection 0.7, reservation 0.6, log 0.4, catalogue 0.4, appointments 0.2, ledger 0.2, stock 0.2, measurements -0.2, articles -0.2, feed -0.2, conversation -0.2, board -0.2, media -0.2, checklist -0.4, people -0.4, game -0.5, weekPlan -0.6
~long | log 1.5, collection 0.5, stock 0.3, weekPlan 0.2, game 0.2, reservation -0.2, people -0.2, ledger -0.2, measurements -0.2, articles -0.2, conversation -0.2, board -0.2, places -0.2, media -0.2, catalogue -0.3, tool -0.3, jobs -0.4
~myThings | log 0.8, collection 0.8, weekPlan 0.6, conversation 0.3, board 0.3, articles 0.2, jobs -0.2, measurements -0.2, feed -0.2, places -0.2, media -0.2, game -0.3, quiz -0.4, people -0.5, tool -0.6
~number | game 1.2, tool 0.6, quiz 0.6, checklist 0.3, ledger 0.2, people -0.2, stock -0.2, catalogue -0.2, feed -0.2, jobs -0.5, collection -0.6
~short | log 3.1, collection 2.2, tool 1, jobs 0.7, people 0.5, checklist 0.3, appointments 0.2, reservation -0.2, stock -0.2, catalogue -0.2, ledger -0.3, weekPlan -0.4, articles -0.7, board -0.9, measurements -1.1, conversation -1.1, places -1.3, media -1.3
~trade | jobs 1, log 0.8, stock 0.6, appointments 0.4, ledger 0.2, catalogue 0.2, reservation -0.2, checklist -0.2, weekPlan -0.2, quiz -0.2, game -0.2, tool -0.3, people -0.5, collection -0.6
~yesNo | collection 0.8, people 0.5, jobs 0.4, reservation 0.3, stock 0.2, ledger -0.2, weekPlan -0.2, quiz -0.2, log -0.3, catalogue -0.3, game -0.3
`;
