import { type Language, legalVersions } from '@kilim/contract';
import { type SalesDocument, type SalesFacts, writeFigures, writeSeller } from './sales-facts.ts';

function writeTurkish(facts: SalesFacts): string {
  const { total, net, tax, rate, credits } = writeFigures('tr', facts);
  return `Bu form, 6502 sayılı Tüketicinin Korunması Hakkında Kanun’un 48. maddesi ve Mesafeli Sözleşmeler Yönetmeliği’nin 5. maddesi uyarınca, siparişinizi onaylamanızdan önce sizi bilgilendirmek için düzenlenmiştir.

1. Satıcı
${writeSeller('tr', facts)}

2. Hizmetin temel nitelikleri
- Plan: ${facts.planName.tr}
- Kapsam: ${credits}
Krediler, ${facts.siteName} hesabınızda yapay zekâ ile uygulama geliştirmek için kullanılır. Her yanıtın ne kadar kredi harcadığı yanıtın altında yazar. Satın alınan kredilerin kullanım süresi dolmaz. Krediler başkasına devredilemez ve nakde çevrilemez. Fiziksel bir teslimat yoktur.

3. Toplam fiyat
- Vergisiz tutar: ${net}
- KDV (%${rate}): ${tax}
- KDV dahil toplam: ${total}
Bu tutar bir kez alınır; kendiliğinden yenilenen bir abonelik başlatmaz. Teslimat gideri veya başka bir ek masraf yoktur. Bankanızın ya da kartınızın uygulayabileceği kur farkı ve işlem ücretleri bu tutara dahil değildir.

4. Ödeme ve teslim
Ödeme, sipariş sayfasında seçtiğiniz yöntemle yapılır. Kart bilgileriniz yalnızca bankanın güvenli sayfasında alınır; satıcı bu bilgileri görmez ve saklamaz. Ödemeniz onaylandığı anda krediler hesabınıza elektronik ortamda yüklenir ve kullanıma açılır. Havaleyle ödemede onay, tutar satıcının hesabına geçtiğinde verilir. Onaylanan ödemenin makbuzu, bu formun ve sözleşmenin birer kopyasıyla birlikte fatura bilgilerindeki e-posta adresine gönderilir.

5. Cayma hakkı
Mesafeli sözleşmelerde tüketici, kural olarak 14 gün içinde gerekçe göstermeden cayabilir. Ancak Yönetmelik’in 15. maddesinin birinci fıkrasının (ğ) bendi uyarınca, elektronik ortamda anında ifa edilen hizmetlerde ve tüketiciye anında teslim edilen gayrimaddi mallarda cayma hakkı kullanılamaz. Krediler ödemenin onaylanmasıyla anında teslim edildiğinden bu siparişte cayma hakkınız yoktur. Bunu sipariş sayfasında ayrı bir kutuyla onaylamanız istenir.

6. Kredilerin teslim edilememesi
Ödemenizin alınmasına karşın krediler hesabınıza yüklenemezse ve eksiklik giderilemezse, durum size bildirilir ve ödediğiniz tutar en geç 14 gün içinde ödeme yaptığınız yöntemle iade edilir. Mükerrer alınan ödemeler aynı biçimde iade edilir. Ayıplı hizmete ilişkin kanuni haklarınız saklıdır.

7. Şikâyet ve başvuru
Şikâyetlerinizi yukarıdaki iletişim bilgilerinden veya ${facts.siteName} üzerindeki iletişim sayfasından iletebilirsiniz. Uyuşmazlık hâlinde, Ticaret Bakanlığınca her yıl belirlenen parasal sınırlar içinde yerleşim yerinizdeki ya da satıcının bulunduğu yerdeki tüketici hakem heyetine, bu sınırların üzerinde tüketici mahkemesine başvurabilirsiniz. Mahkemeye başvurmadan önce arabulucuya gidilmesi, kanunun öngördüğü hâllerde zorunludur.

8. Onay
Bu formu okuyup kutuyu işaretlediğinizde, siparişi onaylamanızın ödeme yükümlülüğü doğurduğu konusunda bilgilendirilmiş olursunuz. Formun onayladığınız sürümü, onay zamanıyla birlikte siparişinizle saklanır.`;
}

function writeEnglish(facts: SalesFacts): string {
  const { total, net, tax, rate, credits } = writeFigures('en', facts);
  return `This form informs you before you confirm your order, as required by article 48 of the Turkish Law on the Protection of Consumers No. 6502 and article 5 of the Regulation on Distance Contracts.

1. Seller
${writeSeller('en', facts)}

2. Essential characteristics of the service
- Plan: ${facts.planName.en}
- Content: ${credits}
Credits are used in your ${facts.siteName} account to build apps with artificial intelligence. What each answer cost is written below it. Credits that you bought do not expire. They can be neither transferred to others nor exchanged for money. There is no physical delivery.

3. Total price
- Amount without tax: ${net}
- VAT (${rate}%): ${tax}
- Total including VAT: ${total}
The amount is taken once and starts no subscription that renews itself. There are no delivery costs or other additional charges. Exchange differences and fees that your bank or card may apply are not included.

4. Payment and delivery
You pay by the method that you choose on the order page. Your card details are taken only on the secure page of the bank; the seller neither sees nor stores them. As soon as your payment is approved, the credits are added to your account electronically and can be used. With a bank transfer, the payment is approved when the amount arrives in the seller’s account. The receipt of an approved payment is sent to the e-mail address in your billing details, together with a copy of this form and of the contract.

5. Right of withdrawal
As a rule, a consumer may withdraw from a distance contract within 14 days without giving a reason. However, under article 15, paragraph 1, subparagraph (ğ) of the Regulation, there is no right of withdrawal for services performed instantly in an electronic environment and for intangible goods delivered instantly to the consumer. Because the credits are delivered instantly when the payment is approved, you have no right of withdrawal from this order. You are asked to confirm this with a separate box on the order page.

6. Failure to deliver the credits
If your payment was taken but the credits cannot be added to your account and this cannot be remedied, you are informed and the amount that you paid is returned by your method of payment within 14 days at the latest. Payments taken twice are returned in the same way. Your statutory rights in case of defective services are reserved.

7. Complaints and remedies
You can send complaints to the contact details above or through the contact page of ${facts.siteName}. In case of a dispute, you may apply to the consumer arbitration committee at your residence or at the seller’s place within the monetary limits that the Ministry of Trade sets every year, and to the consumer court above these limits. Where the law requires it, mediation must be sought before going to court.

8. Confirmation
By reading this form and ticking the box, you have been informed that confirming the order obliges you to pay. The version of the form that you confirmed is stored with your order and the time of your confirmation. The Turkish text is the binding one.`;
}

/**
 * The form of article 5 of the Regulation on Distance Contracts, shown before an order:
 * docs/rules/payments.md#sales-texts
 */
export function preliminaryInformation(language: Language, facts: SalesFacts): SalesDocument {
  return {
    version: legalVersions.preliminaryInformation,
    title: language === 'tr' ? 'Ön bilgilendirme formu' : 'Preliminary information form',
    text: language === 'tr' ? writeTurkish(facts) : writeEnglish(facts),
  };
}
