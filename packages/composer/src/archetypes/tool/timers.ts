import { toList, toLocalText } from '../../lexicon/notation/local-text.ts';
import type { LocalText } from '../../lexicon/subject.ts';

/** Something that people wait for, with its usual times. */
export interface KnownTimer {
  readonly words: { readonly tr: readonly string[]; readonly en: readonly string[] };
  readonly name: LocalText;
  readonly presets: readonly { readonly label: LocalText; readonly seconds: number }[];
}

// Türkçe words | English words | name | 'Etiket~Label = minutes', shortest first.
const source = `
yumurta, haşlanmış yumurta, rafadan, kayısı yumurta | egg, boiled egg, soft boiled, hard boiled | Yumurta Sayacı~Egg Timer | Rafadan~Soft = 4; Kayısı~Medium = 6; Katı~Hard = 10
çay, çay demleme, bitki çayı | tea, tea brewing, tea steeping, herbal tea | Çay Demleme~Tea Timer | Yeşil çay~Green tea = 3; Bitki çayı~Herbal tea = 7; Siyah çay~Black tea = 15; Koyu dem~Strong brew = 20
kahve, kahve demleme, french press | coffee brewing, french press, pour over, cold brew, aeropress | Kahve Demleme~Coffee Timer | Espresso~Espresso = 0.5; Türk kahvesi~Turkish coffee = 3; Filtre~Pour over = 3.5; French press~French press = 4
makarna, makarna haşlama, erişte | spaghetti, noodle, al dente, boiling pasta, pasta cooking, cook pasta | Makarna Sayacı~Pasta Timer | Erişte~Fresh pasta = 3; Spagetti~Spaghetti = 9; Kalem makarna~Penne = 11; Yumuşak~Soft = 13
pilav, pirinç, bulgur | rice, quinoa | Pilav Sayacı~Rice Timer | Bulgur~Bulgur = 12; Pirinç~Rice = 15; Demlenme~Rest = 10; Esmer pirinç~Brown rice = 35
et, biftek, mangal, köfte | steak, barbecue, bbq, burger, grill | Et Sayacı~Steak Timer | Az pişmiş~Rare = 3; Orta~Medium = 5; İyi pişmiş~Well done = 8; Dinlenme~Rest = 5
düdüklü, nohut, kuru fasulye, mercimek | pressure cooker, lentil, chickpea, bean | Düdüklü Sayacı~Pressure Cooker | Mercimek~Lentils = 10; Sebze~Vegetables = 6; Nohut~Chickpeas = 25; Kuru fasulye~Beans = 30
kek, fırın, kurabiye, börek, hamur mayalanma | cake baking, oven, cookie baking, bread proofing, dough rise, bake | Fırın Sayacı~Oven Timer | Kurabiye~Cookies = 12; Kek~Cake = 35; Börek~Pastry = 40; Mayalanma~Proofing = 60
diş fırçalama, diş fırçası | tooth brushing, toothbrush, teeth brushing, brush teeth, brushing | Diş Fırçalama~Brush Time | Sağ üst~Upper right = 0.5; Sol üst~Upper left = 0.5; Tamamı~Whole mouth = 2; Ağız suyu~Mouthwash = 1
el yıkama | hand washing, handwash | El Yıkama~Hand Wash | El yıkama~Wash = 0.34; Dezenfektan~Sanitiser = 0.5
plank, karın egzersizi, duvar oturuşu | plank, wall sit, plank hold | Plank Sayacı~Plank Timer | Başlangıç~Beginner = 0.5; Orta~Medium = 1; İleri~Advanced = 2; Dinlenme~Rest = 0.75
esneme, germe | stretch, stretching | Esneme Sayacı~Stretch Timer | Kısa~Short = 0.5; Uzun~Long = 1; Tamamı~Whole routine = 8
kestirme, şekerleme, öğle uykusu | nap, power nap | Kestirme~Nap Timer | Kısa~Power nap = 10; Orta~Refresh = 20; Bir döngü~Full cycle = 90
saç boyası, yüz maskesi, saç maskesi, kil maskesi | hair dye, face mask, hair mask, hair colour | Maske Sayacı~Mask Timer | Kil maskesi~Clay mask = 10; Nem maskesi~Moisture mask = 20; Saç boyası~Hair colour = 35
ceza köşesi, mola köşesi, oyuncak sırası, sıra bekleme, tablet sırası | time out, turn taking, toy turn, sharing turn | Sıra Sayacı~Turn Timer | Kısa sıra~Short turn = 3; Orta~Medium = 5; Uzun sıra~Long turn = 10
konuşma, sunum, münazara | speech, presentation, debate, talk | Konuşma Sayacı~Speech Timer | Kısa~Pitch = 1; Selamlama~Toast = 3; Konuşma~Speech = 7; Sunum~Presentation = 20
sauna, buz banyosu, soğuk duş | sauna, ice bath, cold plunge, cold shower | Sauna Sayacı~Sauna Timer | Soğuk duş~Cold shower = 1; Buz banyosu~Ice bath = 3; Sauna~Sauna = 12; Dinlenme~Rest = 10
çamaşır, kurutma, çamaşır makinesi | laundry, washing machine, dryer | Çamaşır Sayacı~Laundry Timer | Kısa program~Quick wash = 30; Normal~Normal = 75; Kurutma~Dryer = 60
`;

export const knownTimers: readonly KnownTimer[] = source
  .trim()
  .split('\n')
  .map((line) => {
    const [tr = '', en = '', name = '', presets = ''] = line.split(' | ');
    return {
      words: { tr: toList(tr), en: toList(en) },
      name: toLocalText(name),
      presets: toList(presets, ';').map((cell) => {
        const [label = '', minutes = ''] = cell.split(' = ');
        return { label: toLocalText(label), seconds: Math.round(Number(minutes) * 60) };
      }),
    };
  });
